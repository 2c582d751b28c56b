import { titles } from '@africanscity/contracts/accounts/values';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

type Fields = Record<string, string | Blob>;

async function save(headers: Record<string, string>, fields: Fields): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await t.post('africanscity/saveuser', form, { headers })).status;
}

async function loggedInUser(headers: Record<string, string>): Promise<Record<string, unknown>> {
  return (await (await t.get('africanscity/loggedinuser', { headers })).json()) as Record<string, unknown>;
}

/** As clients send the whole user back: null as '', empty lists omitted. */
function echo(user: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(user)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => [name, String(value ?? '')]),
  );
}

async function openLink(index: number): Promise<number> {
  const token = /#token=([\w-]+)/.exec(t.mailbox.messages[index]?.text ?? '')?.[1] ?? 'none';
  return (await t.post('africanscity/verifyemail', new URLSearchParams({ token }))).status;
}

describe('saveUser with a token', () => {
  it('accepts the whole user as clients echo it, and changes what is their own', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    const echoed = echo(await loggedInUser(headers));
    expect(
      await save(headers, {
        ...echoed,
        title: 'Dr',
        name: 'Nia',
        phone: '',
        country: 'ZW',
        password: 'something typed',
      }),
    ).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({
      title: 'Dr',
      name: 'Nia',
      surname: 'Moyo',
      phone: null,
      country: 'ZW',
      email: user.email,
    });
  });

  it('accepts a title that a client sends whole', async () => {
    const user = await createUserWithPassword(t, { title: 'Mrs' });
    const headers = await logIn(t, user);
    expect(await save(headers, { name: 'Nia', 'title.property': 'Dr', 'title.value': 'Doctor' })).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({ title: 'Dr', name: 'Nia' });
    expect(await save(headers, { 'title.property': 'King' })).toBe(400);
    expect(await save(headers, { 'title.property': '' })).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({ title: 'Dr' });
  });

  it('removes the surname of a user with a single name', async () => {
    const headers = await logIn(t, await createUserWithPassword(t, { title: 'Mrs' }));
    expect(await save(headers, { name: 'Nia', surname: '' })).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({ name: 'Nia', surname: '', fullname: 'Mrs Nia' });
    // Clients that post the whole user back still work.
    expect(await save(headers, echo(await loggedInUser(headers)))).toBe(200);
    expect(await save(headers, { name: '', surname: '' })).toBe(400);
  });

  it('ignores id, role, authorities, dates and password', async () => {
    const [user, victim] = [await createUserWithPassword(t), await createUserWithPassword(t)];
    const headers = await logIn(t, user);
    const fields = {
      id: String(victim.id),
      role: 'ADMIN',
      'authorities.0': 'ROLE_ADMIN',
      emailVerifiedAt: '2020-01-01',
      createdAt: '1999-01-01',
      password: 'x',
      passwordHash: 'x',
      name: 'Nia',
    };
    expect(await save(headers, fields)).toBe(200);
    expect(await t.ctx.db.user.findUnique({ where: { id: victim.id } })).toEqual(victim);
    expect(await t.ctx.db.user.findUnique({ where: { id: user.id } })).toEqual({
      ...user,
      name: 'Nia',
      phoneE164: '+263770000000',
      updatedAt: expect.any(Date),
    });
  });

  it('refuses blank names, unknown titles and countries, and invalid phones', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    for (const fields of [
      { name: '' },
      { email: '' },
      { email: 'x' },
      { title: 'King' },
      { country: 'Atlantis' },
      { phone: 'javascript:1' },
      { name: 'a\0' },
    ] as Fields[]) {
      expect([fields, await save(headers, fields)]).toEqual([fields, 400]);
    }
    const blank = { id: '0', name: '', surname: '', email: '', title: '', phone: '', country: '', password: '' };
    expect(await save(headers, blank)).toBe(400);
    expect(await loggedInUser(headers)).toMatchObject({ name: 'Tendai', phone: '+263 77 000 0000' });
  });

  it('lists the titles, and says how to name a country', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    for (const [field, value, said] of [
      ['title', 'King', `must be one of ${titles.join(', ')}`],
      ['country', 'Atlantis', 'must be the name of a country or its code, such as Ghana, GH or GHA.'],
    ] as const) {
      const form = new FormData();
      form.append(field, value);
      const answer = await t.post('africanscity/saveuser', form, { headers });
      expect(await answer.json()).toMatchObject({ errors: [{ field, defaultMessage: said }] });
    }
  });

  it('accepts a JPEG or PNG as picture, and nothing else', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const image = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a4461a' } });
    const [png, webp] = await Promise.all([image.clone().png().toBuffer(), image.clone().webp().toBuffer()]);
    expect(await save(headers, { picture: new Blob([new Uint8Array(png)]) })).toBe(200);
    expect((await loggedInUser(headers)).pictureUri).toMatch(/^pictures\/[0-9a-f]{64}$/);
    for (const bytes of [new Uint8Array(webp), new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      expect(await save(headers, { picture: new Blob([bytes]) })).toBe(415);
    }
  });

  it('a new address takes effect once its link is opened; the present one gets a notice', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    expect(await save(headers, { email: 'new.home@example.com', password: testPassword })).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({ email: user.email, pendingEmail: 'new.home@example.com' });
    expect(await save(headers, { email: 'new.home@example.com', password: testPassword })).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages.map(({ to, subject }) => [to, subject])).toEqual([
      ['new.home@example.com', 'Please confirm your new email address'],
      [user.email, 'Your email address is about to change'],
    ]);
    expect(await openLink(0)).toBe(200);
    expect(await loggedInUser(headers)).toMatchObject({
      email: 'new.home@example.com',
      pendingEmail: null,
      emailVerifiedAt: expect.any(String),
    });
  });

  it('an address of another user gets the same answer, and can never be taken over', async () => {
    const [user, owner] = [await createUserWithPassword(t), await createUserWithPassword(t)];
    const headers = await logIn(t, user);
    expect(await save(headers, { email: owner.email, password: testPassword })).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages.map(({ to, subject }) => [to, subject])).toContainEqual([
      owner.email,
      'You already have an account with AfricansCity',
    ]);
    expect(t.mailbox.messages.some(({ text }) => text.includes('#token='))).toBe(false);
    await t.post('africanscity/requestverificationmail', undefined, { headers });
    await runJobs(t);
    expect(t.mailbox.messages.some(({ text }) => text.includes('#token='))).toBe(false);
  });

  it('an address that was taken in the meantime makes the link invalid', async () => {
    const user = await createUserWithPassword(t);
    await save(await logIn(t, user), { email: 'contested@example.com', password: testPassword });
    await createUserWithPassword(t, { email: 'contested@example.com' });
    await runJobs(t);
    expect(await openLink(0)).toBe(400);
    expect((await t.ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email);
  });
});

describe('requestVerificationMail', () => {
  it('emails the link again, and only the newest works', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    for (let index = 0; index < 2; index += 1) {
      expect((await t.post('africanscity/requestverificationmail', undefined, { headers })).status).toBe(200);
      await runJobs(t);
    }
    expect([await openLink(0), await openLink(1)]).toEqual([400, 200]);
    await t.post('africanscity/requestverificationmail', undefined, { headers });
    await runJobs(t);
    expect(t.mailbox.messages).toHaveLength(2);
  });
});
