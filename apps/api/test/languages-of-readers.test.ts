import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendAlerts } from '../src/domains/messages/saved-searches/alerts.ts';
import { sendPasswordReset } from '../src/domains/accounts/password-reset.ts';
import { openSmtpMail } from '../src/gateways/mail/smtp-mail.ts';
import { deliverEmails } from '../src/kernel/outbox/deliver-emails.ts';
import { createProperty, createUser } from './factories.ts';
import { openFakeSmtp, type FakeSmtp } from './fake-smtp.ts';
import { askForToken, createUserWithPassword, logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let smtp: FakeSmtp;

beforeAll(async () => {
  t = await createTestApp();
  smtp = await openFakeSmtp();
});
afterAll(async () => {
  await smtp.close();
  await t.close();
});
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

/** Sends all waiting emails through SMTP, and returns those of this call by their recipient. */
async function deliver() {
  const mail = openSmtpMail(smtp.url, 'no-reply@africanscity.test');
  const before = smtp.mails.length;
  await deliverEmails({ ...t.ctx, mail });
  await mail.close();
  return new Map(smtp.mails.slice(before).map(({ recipients, mail }) => [recipients[0], mail]));
}

describe('emails', () => {
  it('are in the language of each reader, also of one delivery', async () => {
    const french = await createUserWithPassword(t, { name: 'Awa', language: 'fr', emailVerifiedAt: new Date() });
    const english = await createUserWithPassword(t, { name: 'Ama', emailVerifiedAt: new Date() });
    await sendPasswordReset(t.ctx, { email: french.email });
    await sendPasswordReset(t.ctx, { email: english.email });
    const emails = await deliver();
    const toFrench = emails.get(french.email)!;
    expect(toFrench.subject).toBe('Choisissez un nouveau mot de passe');
    expect(toFrench.text).toMatch(
      /^Bonjour Awa,\n\nVous nous avez demandé un nouveau mot de passe\. Suivez ce lien pour en choisir un\.\n\nChoisissez un nouveau mot de passe\u00a0:\nhttp/,
    );
    expect(toFrench.text).toContain('Bien cordialement,\nL’équipe AfricansCity');
    expect(toFrench.html).toContain('<html lang="fr" dir="ltr">');
    const toEnglish = emails.get(english.email)!;
    expect(toEnglish.subject).toBe('Choose a new password');
    expect(toEnglish.text).toMatch(
      /^Hello Ama,\n\nYou asked us for a new password\. Follow this link to choose one\.\n\nChoose a new password:\nhttp/,
    );
    expect(toEnglish.text).toContain('Warm regards,\nThe AfricansCity team');
    expect(toEnglish.html).toContain('<html lang="en" dir="ltr">');
  });
});

describe('alerts', () => {
  it('of one job are in the language of each reader, also without an account', async () => {
    const [french, english] = [
      await createUser(t.ctx.db, { name: 'Awa', language: 'fr', emailVerifiedAt: new Date() }),
      await createUser(t.ctx.db, { name: 'Ama', emailVerifiedAt: new Date() }),
    ];
    const search = { name: 'Dakar', frequency: 'at_once', city: 'Dakar' } as const;
    const seenAt = new Date(Date.now() - 60_000);
    for (const reader of [{ userId: french.id }, { userId: english.id }, { email: 'oumou@example.com' }])
      await t.ctx.db.savedSearch.create({
        data: { ...search, ...reader, placeIds: [], seenAt, language: 'email' in reader ? 'fr' : 'en' },
      });
    await createProperty(t.ctx.db, { city: 'Dakar', area: 'Yoff' });
    await createProperty(t.ctx.db, { city: 'Dakar', area: 'Yoff', address: '14 Jacaranda Avenue' });
    await sendAlerts(t.ctx);
    const emails = await deliver();
    expect(emails.get(french.email)!.subject).toBe('2 nouvelles annonces\u00a0: Dakar');
    expect(emails.get(french.email)!.text).toContain(
      'Bonjour Awa,\n\n2 annonces correspondent à votre recherche «\u00a0Dakar\u00a0».',
    );
    expect(emails.get('oumou@example.com')!.subject).toBe('2 nouvelles annonces\u00a0: Dakar');
    expect(emails.get('oumou@example.com')!.text).toMatch(/^Bonjour,\n/);
    expect(emails.get(english.email)!.subject).toBe('2 new listings: Dakar');
    expect(emails.get(english.email)!.text).toContain('Hello Ama,\n\n2 listings came that you look for under “Dakar”.');
  });
});

describe('errors', () => {
  const wrongLogin = async (headers: Record<string, string>) => {
    const response = await askForToken(t, 'nobody@example.com', 'wrong', { headers: { ...client, ...headers } });
    return ((await response.json()) as { message: string }).message;
  };
  const client = { authorization: `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}` };

  it('are in the language that the request names, and otherwise in English', async () => {
    expect(await wrongLogin({ 'x-language': 'fr' })).toBe('L’adresse e-mail ou le mot de passe est incorrect.');
    expect(await wrongLogin({})).toBe('The email or the password is wrong.');
    expect(await wrongLogin({ 'x-language': 'xx' })).toBe('The email or the password is wrong.');
  });

  it('name the fields of a form in both', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const choose = async (more: Record<string, string>) => {
      const form = new URLSearchParams({ title: 'King' });
      const response = await t.post('africanscity/saveuser', form, { headers: { ...headers, ...more } });
      expect(response.status).toBe(400);
      return ((await response.json()) as { message: string }).message;
    };
    expect(await choose({ 'x-language': 'fr' })).toMatch(
      /^Veuillez corriger\u00a0: title doit être l’une de ces valeurs\u00a0: /,
    );
    expect(await choose({})).toMatch(/^Please correct: title must be one of /);
  });
});
