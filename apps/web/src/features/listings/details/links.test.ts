import { describe, expect, it } from 'vitest';
import { contactLink, whatsAppLink } from '../../../ui/contact-link.ts';
import { mapLink } from './map-link.ts';

const phoneLinks = {
  e164: '+263771234567',
  international: '+263 77 123 4567',
  tel: 'tel:+263771234567',
  whatsapp: 'https://wa.me/263771234567',
};

describe('contactLink', () => {
  it.each([
    ['Phone', '077 123-4567', 'tel:+263771234567'],
    ['Cell', '(077) 123 4567', 'tel:+263771234567'],
    ['WhatsApp', '0771234567', 'https://wa.me/263771234567'],
  ])('leads from the number %s %s to %s', (type, value, link) => {
    expect(contactLink({ type, value, phoneLinks })).toBe(link);
  });

  it('links a WhatsApp number with an extension', () => {
    const links = { ...phoneLinks, tel: 'tel:+263771234567;ext=12', whatsapp: null };
    expect(contactLink({ type: 'WhatsApp', value: '0771234567 x12', phoneLinks: links })).toBe(
      'tel:+263771234567;ext=12',
    );
  });

  it.each([
    ['Email', 'me@example.com', 'mailto:me@example.com'],
    ['Website', 'https://example.com/a?b', 'https://example.com/a?b'],
  ])('leads from %s %s to %s', (type, value, link) => {
    expect(contactLink({ type, value, phoneLinks: null })).toBe(link);
  });

  it.each([
    ['Website', 'javascript:alert(1)'],
    ['Website', 'http://example.com'],
    ['Website', 'data:text/html,x'],
    ['Email', 'a@b.c?bcc=everyone@example.com'],
    ['Phone', '077 call me'],
    ['Phone', '0771234567'],
    ['WhatsApp', '0771234567'],
    ['Phone', '*21*0770000000#'],
    ['Skype', 'somebody'],
    ['', ''],
  ])('shows %s %s as text only without links of the server', (type, value) => {
    expect(contactLink({ type, value, phoneLinks: null })).toBeUndefined();
  });

  it('prefills the message of a chat', () => {
    expect(whatsAppLink(phoneLinks, 'Hello & welcome')).toBe('https://wa.me/263771234567?text=Hello%20%26%20welcome');
    expect(whatsAppLink(null, 'Hello')).toBeUndefined();
    expect(whatsAppLink({ ...phoneLinks, whatsapp: null })).toBeUndefined();
  });
});

describe('mapLink', () => {
  const exact = { latitude: -17.8252, longitude: 31.0335, located: 'EXACT' as const };
  const byPosition = 'https://www.google.com/maps/search/?api=1&query=-17.8252%2C31.0335';

  it.each([
    ['-17.8252,31.0335', exact, byPosition],
    ['-17,8252; 31,0335', exact, byPosition],
    ['https://maps.app.goo.gl/abc', null, 'https://maps.app.goo.gl/abc'],
    ['https://user:secret@maps.example.com', exact, byPosition],
  ])('leads from %s to a map', (googleLocation, position, link) => {
    expect(mapLink({ googleLocation, position, pinDoubted: false })).toBe(link);
  });

  it.each([
    null,
    '',
    '0,0',
    'http://maps.example.com',
    'javascript:alert(1)',
    'https://user:secret@maps.example.com',
    'near the church',
  ])('has no map for %s', (googleLocation) => {
    expect(mapLink({ googleLocation, position: null, pinDoubted: false })).toBeUndefined();
    expect(mapLink({ googleLocation, position: { ...exact, located: 'AREA' }, pinDoubted: false })).toBeUndefined();
  });

  it.each(['17.8252,31.0335', 'https://maps.google.com/?q=17.8252,31.0335'])(
    'returns no link for the doubtful pin %s',
    (googleLocation) => {
      expect(mapLink({ googleLocation, position: { ...exact, located: 'AREA' }, pinDoubted: true })).toBeUndefined();
    },
  );
});
