import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { deleteUnconfirmedSubscribers } from './newsletter.ts';

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const send = (call: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });

/** Subscribes an address, and returns the secrets of all emailed links. */
async function ask(email: string): Promise<string[]> {
  const response = await send('subscribenewsletter', { email });
  expect([response.status, await response.text()]).toEqual([200, '']);
  await runJobs(t);
  return tokensFor(email);
}

const tokensFor = (email: string) =>
  t.mailbox.messages
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/newsletter#token=(\S+)/.exec(text)?.[1] ?? []);

async function subscribe(email: string): Promise<void> {
  const token = (await ask(email)).at(-1) ?? '';
  expect((await send('confirmnewsletter', { token })).status).toBe(200);
}

const rows = () => t.ctx.db.newsletterSubscriber.findMany({ orderBy: { id: 'asc' } });
const admin = async () => logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));

describe('subscribeNewsletter', () => {
  test('emails a link, and subscribes no address yet', async () => {
    const [token] = await ask('ama@example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await rows();
    expect(row).toMatchObject({ email: 'ama@example.com', confirmedAt: null });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('returns the same for a subscribed address, which learns of it by email alone', async () => {
    await subscribe('ama@example.com');
    await ask('AMA@example.com');
    expect(t.mailbox.messages.at(-1)).toMatchObject({
      to: 'AMA@example.com',
      subject: 'You already get our news',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(await rows()).toHaveLength(1);
  });

  test('reports success and emails nothing when the hidden field is filled in', async () => {
    expect((await send('subscribenewsletter', { email: 'bot@example.com', topping: '1' })).status).toBe(200);
    expect(await t.jobs.queued()).toEqual([]);
  });

  test.each(['', 'no address', 'a@b@example.com', `${'a'.repeat(300)}@example.com`])('refuses %j', async (email) => {
    const response = await send('subscribenewsletter', { email });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([{ field: 'email' }]);
  });

  test('emails one address a few times only, and does not reveal it', async () => {
    for (let times = 0; times < 5; times += 1) await ask('ama@example.com');
    expect(tokensFor('ama@example.com')).toHaveLength(3);
  });

  test('stops a network that subscribes one address after the other', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await send('subscribenewsletter', { email: `user${at}@example.com` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('writes no address into the log', async () => {
    await ask('secretive@example.com');
    expect(t.logLines.join('')).not.toContain('secretive');
  });
});

describe('confirmNewsletter', () => {
  const confirm = async (token: string) => {
    const response = await send('confirmnewsletter', { token });
    return response.ok ? ((await response.json()) as { alreadyConfirmed: boolean }).alreadyConfirmed : response.status;
  };

  test('subscribes once when ten openings arrive at the same time', async () => {
    const [token = ''] = await ask('ama@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.toSorted()).toEqual([false, ...Array(9).fill(true)]);
    expect(await rows()).toMatchObject([{ confirmedAt: expect.any(Date), confirmExpiresAt: null }]);
  });

  test('says that it is already confirmed until the address leaves, and never subscribes it again', async () => {
    const [token = ''] = await ask('ama@example.com');
    expect([await confirm(token), await confirm(token)]).toEqual([false, true]);
    const clock = t.ctx.clock;
    t.ctx.clock = () => new Date(Date.now() + 60 * 24 * 3_600_000);
    try {
      expect(await confirm(token)).toBe(true);
    } finally {
      t.ctx.clock = clock;
    }
    await ask('ama@example.com');
    const page = t.mailbox.messages.at(-1)?.text ?? '';
    const left = await t.post(`africanscity/unsubscribe?token=${/unsubscribe#token=(\S+)/.exec(page)?.[1]}`);
    expect(left.status).toBe(200);
    expect(await confirm(token)).toBe(400);
    expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
  });

  test('accepts only the latest link', async () => {
    await ask('ama@example.com');
    const [first = '', second = ''] = await ask('ama@example.com');
    expect((await send('confirmnewsletter', { token: first })).status).toBe(400);
    expect((await send('confirmnewsletter', { token: second })).status).toBe(200);
  });

  test('refuses an expired, cut or forged link', async () => {
    const [token = ''] = await ask('ama@example.com');
    await t.ctx.db.newsletterSubscriber.updateMany({ data: { confirmExpiresAt: new Date(Date.now() - 1) } });
    for (const wrong of [token, token.slice(1), 'x', ''])
      expect((await send('confirmnewsletter', { token: wrong })).status).toBe(400);
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
  });
});

describe('unsubscribe', () => {
  /** The address that email programs call. */
  async function oneClickUrl(): Promise<string> {
    await subscribe('ama@example.com');
    await ask('ama@example.com');
    const header = t.mailbox.messages.at(-1)?.headers?.['List-Unsubscribe'] ?? '';
    const url = new URL(
      /^<(http:\/\/africanscity\.test\/api\/africanscity\/unsubscribe\?token=[\w.-]+)>$/.exec(header)?.[1] ?? '',
    );
    return `africanscity/unsubscribe${url.search}`;
  }

  test('unsubscribes with one POST and no login, as often as it is sent', async () => {
    const path = await oneClickUrl();
    const body = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let times = 0; times < 2; times += 1) expect((await t.post(path, body())).status).toBe(200);
    expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
  });

  test('accepts the multipart form that RFC 8058 allows as well', async () => {
    const path = await oneClickUrl();
    const body = new FormData();
    body.append('List-Unsubscribe', 'One-Click');
    expect((await t.post(path, body)).status).toBe(200);
    expect(await rows()).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
  });

  test('changes nothing by GET, which leads to the page with the button', async () => {
    const path = await oneClickUrl();
    const response = await t.get(path, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/africanscity\.test\/unsubscribe#token=newsletter\.\d+\./,
    );
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
    expect(
      (await t.get('africanscity/unsubscribe?token=%0d%0aSet-Cookie:x', { redirect: 'manual' })).headers.get(
        'location',
      ),
    ).toBe('http://africanscity.test/unsubscribe');
  });

  test('handles HEAD as GET, without a body, and changes nothing', async () => {
    const path = await oneClickUrl();
    const [head, got] = [
      await t.get(path, { method: 'HEAD', redirect: 'manual' }),
      await t.get(path, { redirect: 'manual' }),
    ];
    expect([head.status, await head.text()]).toEqual([303, '']);
    expect(head.headers.get('location')).toBe(got.headers.get('location'));
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
  });

  test('refuses a token that was forged, or signed for another user', async () => {
    const path = await oneClickUrl();
    const [kind, id, signature] = (new URLSearchParams(path.split('?')[1]).get('token') ?? '').split('.');
    for (const token of [
      '',
      'x',
      `${kind}.${Number(id) + 1}.${signature}`,
      `saved-search.${id}.${signature}`,
      `${kind}.${id}.${'A'.repeat(43)}`,
    ]) {
      expect((await t.post(`africanscity/unsubscribe?token=${token}`)).status, token).toBe(400);
      expect((await send('readunsubscribelink', { token })).status, token).toBe(400);
    }
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
  });

  test('can be undone by subscribing again', async () => {
    const path = await oneClickUrl();
    await t.post(path);
    await t.ctx.db.rateLimit.deleteMany();
    await subscribe('ama@example.com');
    expect(await rows()).toMatchObject([{ unsubscribedAt: null }]);
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    expect(await (await send('readunsubscribelink', { token })).json()).toEqual({
      kind: 'newsletter',
      name: '',
      active: true,
    });
  });
});

describe('saveNewsletterChoice', () => {
  test('subscribes and unsubscribes the confirmed address of the caller', async () => {
    const user = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
    const headers = await logIn(t, user);
    const choice = async () => (await t.get('africanscity/getnewsletterchoice', { headers })).json();
    expect(await choice()).toEqual({ subscribed: false });
    await Promise.all(
      Array.from({ length: 10 }, async () =>
        expect((await send('savenewsletterchoice', { subscribed: 'true' }, headers)).status).toBe(200),
      ),
    );
    expect(await choice()).toEqual({ subscribed: true });
    expect(await rows()).toMatchObject([{ email: user.email }]);
    expect((await send('savenewsletterchoice', { subscribed: 'false' }, headers)).status).toBe(200);
    expect(await choice()).toEqual({ subscribed: false });
  });

  test('does not subscribe an unconfirmed address', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect((await send('savenewsletterchoice', { subscribed: 'true' }, headers)).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  test('requires a login, and true or false', async () => {
    expect((await send('savenewsletterchoice', { subscribed: 'true' })).status).toBe(401);
    const headers = await logIn(t, await createUser(t.ctx.db, { emailVerifiedAt: new Date() }));
    expect((await send('savenewsletterchoice', { subscribed: 'maybe' }, headers)).status).toBe(400);
  });
});

describe('the administration of the newsletter', () => {
  test('lists, counts and searches addresses', async () => {
    await subscribe('ama@example.com');
    await ask('waiting@example.com');
    const headers = await admin();
    const page = async (query: string) =>
      (
        (await (await t.get(`africanscity/getsubscribers?${query}`, { headers })).json()) as {
          content: { email: string; state: string }[];
        }
      ).content.map(({ email, state }) => `${email} ${state}`);
    expect(await page('sort=email-ASC')).toEqual(['ama@example.com subscribed', 'waiting@example.com waiting']);
    expect(await page('search=WAIT')).toEqual(['waiting@example.com waiting']);
    expect(await page('search=%25')).toEqual([]);
    expect(await page('state=subscribed')).toEqual(['ama@example.com subscribed']);
    expect(await (await t.get('africanscity/getsubscribertotals', { headers })).json()).toEqual({
      subscribed: 1,
      waiting: 1,
      unsubscribed: 0,
    });
  });

  test('exports the subscribers, and logs the actor', async () => {
    await t.ctx.db.newsletterSubscriber.createMany({
      data: [
        ...Array.from({ length: 2500 }, (_, at) => ({ email: `user${at}@example.com`, confirmedAt: new Date() })),
        { email: '=1+1@example.com', confirmedAt: new Date() },
        { email: 'gone@example.com', confirmedAt: new Date(), unsubscribedAt: new Date() },
        { email: 'waiting@example.com' },
      ],
    });
    const response = await t.get('africanscity/exportsubscribers', { headers: await admin() });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2502);
    expect(lines[0]).toBe('Email,Subscribed on');
    expect(lines.at(-1)).toMatch(/^'=1\+1@example\.com,/);
    expect(lines.join()).not.toMatch(/gone@|waiting@/);
    expect(await t.ctx.db.auditEntry.findMany()).toMatchObject([{ action: 'exportSubscribers' }]);
  });

  test('is for administrators', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db));
    for (const call of ['getsubscribers', 'getsubscribertotals', 'exportsubscribers'])
      expect((await t.get(`africanscity/${call}`, { headers })).status).toBe(403);
  });
});

describe('deleteUnconfirmedSubscribers', () => {
  test('deletes unconfirmed subscribers, once the link has expired', async () => {
    await subscribe('ama@example.com');
    await ask('waiting@example.com');
    await deleteUnconfirmedSubscribers(t.ctx);
    expect(await rows()).toHaveLength(2);
    await deleteUnconfirmedSubscribers({ ...t.ctx, clock: () => new Date(Date.now() + 8 * 24 * 3_600_000) });
    expect(await rows()).toMatchObject([{ email: 'ama@example.com' }]);
  });
});
