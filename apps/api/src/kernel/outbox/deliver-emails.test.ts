import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFakeSmtp, type FakeSmtp } from '../../../test/fake-smtp.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AppContext } from '../../context.ts';
import { openSmtpMail } from '../../gateways/mail/smtp-mail.ts';
import { deliverEmails } from './deliver-emails.ts';
import { enqueueEmail } from './emails.ts';

let t: TestApp;
let smtp: FakeSmtp;
let ctx: AppContext;
let now: Date;

beforeEach(async () => {
  t = await createTestApp();
  smtp = await openFakeSmtp();
  now = new Date();
  ctx = { ...t.ctx, mail: openSmtpMail(smtp.url, 'no-reply@africanscity.test'), clock: () => now };
});
afterEach(async () => {
  await ctx.mail.close();
  await smtp.close();
  await t.close();
});

const rendered = {
  subject: 'Hello',
  paragraphs: ['How are you?'],
  name: '<b>Ama</b>\r\nBcc: x@example.com',
};

const write = (to = 'ama@example.com', more: { expiresAt?: Date } = {}) =>
  ctx.db.$transaction((tx) => enqueueEmail(ctx, tx, { ...rendered, to, ...more }));
const passSeconds = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const rows = () => ctx.db.queuedMail.findMany({ orderBy: { createdAt: 'asc' } });

describe('deliverEmails', () => {
  it('sends an email once, to exactly its recipient, and keeps no content', async () => {
    await write();
    await deliverEmails(ctx);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      recipients: ['ama@example.com'],
      mail: {
        subject: 'Hello',
        from: { address: 'no-reply@africanscity.test', name: 'AfricansCity' },
        to: [{ address: 'ama@example.com' }],
      },
    });
    expect(smtp.mails[0]?.mail.html).toContain('&lt;b&gt;Ama');
    expect(smtp.mails[0]?.mail.text).toContain('How are you?');
    expect(smtp.mails[0]?.mail.bcc).toBeUndefined();
    expect(await rows()).toMatchObject([{ attempts: 1, text: '', html: '', sentAt: now }]);
  });

  it('stores no email when its transaction fails', async () => {
    await ctx.db
      .$transaction(async (tx) => {
        await enqueueEmail(ctx, tx, { ...rendered, to: 'ama@example.com' });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await rows()).toEqual([]);
  });

  it('sends each email once when several copies deliver at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`user${index}@example.com`)));
    await Promise.all(Array.from({ length: 5 }, () => deliverEmails(ctx)));
    expect(smtp.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `user${index}@example.com`).sort(),
    );
  });

  it('keeps emails while the server is unreachable, and sends each once when it is back', async () => {
    await smtp.close();
    await write('first@example.com');
    await write('second@example.com');
    await deliverEmails(ctx);
    expect(await rows()).toMatchObject([
      { sentAt: null, abandonedAt: null },
      { sentAt: null, abandonedAt: null },
    ]);
    const later = (await t.jobs.queued()).filter(({ inSeconds }) => inSeconds > 0);
    expect(later).toMatchObject([{ name: 'deliver-mails', inSeconds: 10 }]);
    await smtp.open();
    passSeconds(60);
    await deliverEmails(ctx);
    expect(smtp.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([
      'first@example.com',
      'second@example.com',
    ]);
  });

  it('gives up waiting for a silent server', async () => {
    smtp.fault = 'black hole';
    await write();
    const started = performance.now();
    await deliverEmails(ctx);
    expect(performance.now() - started).toBeLessThan(25_000);
    smtp.fault = 'none';
    passSeconds(60);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(1);
  });

  it.each(['busy', 'cut in data'] as const)('retries when the server is %s, and sends once', async (fault) => {
    smtp.fault = fault;
    await write();
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(0);
    expect(await rows()).toMatchObject([
      { sentAt: null, abandonedAt: null, attempts: 1, lastError: expect.any(String) },
    ]);
    smtp.fault = 'none';
    passSeconds(60);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(1);
  });

  it('an email whose acceptance was lost keeps its Message-ID when it is sent again', async () => {
    smtp.fault = 'lost reply';
    await write();
    await deliverEmails(ctx);
    smtp.fault = 'none';
    passSeconds(60);
    await deliverEmails(ctx);
    const ids = smtp.mails.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@africanscity\.test>$/);
  });

  it('one busy recipient does not delay the others', async () => {
    await write('first@example.com');
    smtp.fault = 'busy';
    await deliverEmails(ctx);
    smtp.fault = 'none';
    await write('second@example.com');
    await deliverEmails(ctx);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['second@example.com']]);
  });

  it('an email that is refused for good becomes a dead letter without content', async () => {
    smtp.fault = 'refuses recipients';
    await write();
    await deliverEmails(ctx);
    passSeconds(3600);
    await deliverEmails(ctx);
    expect(await rows()).toMatchObject([
      { attempts: 1, sentAt: null, text: '', html: '', lastError: expect.stringContaining('550') },
    ]);
    expect((await rows())[0]?.abandonedAt).not.toBeNull();
    expect(t.logLines.join('')).toContain('a mail was given up');
  });

  it('does not send an expired email', async () => {
    await write('ama@example.com', { expiresAt: new Date(now.getTime() + 1_000) });
    passSeconds(2);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(0);
  });

  it('sends an email again that a crashed copy of the server had claimed', async () => {
    await write();
    const dying = { ...ctx, mail: { ...ctx.mail, send: () => new Promise<void>(() => {}) } };
    void deliverEmails(dying);
    await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(0);
    passSeconds(121);
    await deliverEmails(ctx);
    expect(smtp.mails).toHaveLength(1);
  });
});
