import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { faultPage } from '../src/http/fault-page.ts';
import { renderEmail } from '../src/kernel/outbox/email-template.ts';

const brand = { name: 'AfricansCity', accent: '#ff8c00', night: '#17212b', logo: null };
const config = { brand, publicUrl: 'https://example.com', languages: ['en', 'ar'] } as unknown as Parameters<
  typeof renderEmail
>[0];

test('an Arabic email is from right to left, and its addresses end where their links end', () => {
  const { text, html } = renderEmail(config, {
    language: 'ar',
    subject: 'رسالة',
    name: 'Rudo',
    paragraphs: [],
    links: [{ label: 'إلغاء الاشتراك', url: 'https://example.com/unsubscribe?token=1' }],
  });
  expect(text).toContain('\u2068Rudo\u2069');
  expect(text).toMatch(/إلغاء الاشتراك\u2069: https:\/\/example\.com\/ar\/unsubscribe\?token=1\n$/);
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test('an Arabic page of a fault is from right to left', () => {
  const fault = { brand, statusCode: 503, url: '/home', requestId: 'r-1', isForm: false };
  expect(inLanguage('ar', () => faultPage(fault))).toContain('<html lang="ar" dir="rtl">');
  expect(faultPage(fault)).toContain('<html lang="en">');
});
