import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { askForToken, createUserWithPassword, logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

type Headers = Record<string, string>;

let t: TestApp;
let admin: { id: number };
let headers: Headers;

beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t.ctx.db, { role: 'ADMIN' });
  headers = await logIn(t, admin);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
  t.mailbox.messages.length = 0;
});

const act = (call: string, userId: number | string, as: Headers = headers, reason = 'asked by telephone') =>
  t.post(`africanscity/${call}`, new URLSearchParams({ userId: String(userId), reason }), { headers: as });

const lastAct = (userId: number) =>
  t.ctx.db.auditEntry.findFirst({ where: { subject: `user ${userId}` }, orderBy: { id: 'desc' } });

const page = async (query: string) =>
  (await (await t.get(`africanscity/getuserspage?${query}`, { headers })).json()) as {
    content: { id: number; email: string; listings: number }[];
    totalElements: number;
    totalPages: number;
  };

const acts = [
  'makeadministrator',
  'dismissadministrator',
  'disableuser',
  'enableuser',
  'endusersessions',
  'senduserverification',
  'senduserreset',
  'createloginlink',
];

describe('every operation on a user', () => {
  it.each(acts)('%s is refused to others, without a reason, and for an unknown user', async (call) => {
    const user = await createUser(t.ctx.db);
    const before = await t.ctx.db.auditEntry.count();
    expect((await act(call, user.id, {})).status).toBe(401);
    expect((await act(call, user.id, await logIn(t, await createUser(t.ctx.db)))).status).toBe(403);
    expect((await act(call, 2_000_000_000)).status).toBe(404);
    for (const bad of ['', '0', '-1', '1,2', 'x']) expect((await act(call, bad)).status).toBe(400);
    const silent = await act(call, user.id, headers, '  ');
    expect(silent.status).toBe(400);
    expect(await silent.json()).toMatchObject({ errors: [{ field: 'reason' }] });
    expect((await act(call, user.id, headers, 'x'.repeat(501))).status).toBe(400);
    expect(await t.ctx.db.auditEntry.count()).toBe(before);
  });
});

describe('getUsersPage', () => {
  it('finds users of every kind by any words of name and address', async () => {
    const owner = await createUser(t.ctx.db, { name: 'Zanele', surname: 'Khumalo', email: 'z.khumalo@example.net' });
    const customer = await createUser(t.ctx.db, { name: 'Zanele', surname: 'Ncube', email: 'other@example.net' });
    await createProperty(t.ctx.db, { ownerId: owner.id });
    await createProperty(t.ctx.db, { ownerId: owner.id, deletedAt: new Date() });
    expect((await page('search=khum+zan')).content).toMatchObject([{ id: owner.id, listings: 1 }]);
    expect((await page('search=OTHER@example.net')).content).toMatchObject([{ id: customer.id, listings: 0 }]);
    expect((await page('search=zanele&kind=owners')).content.map(({ id }) => id)).toEqual([owner.id]);
    expect((await page('search=zanele&kind=customers')).content.map(({ id }) => id)).toEqual([customer.id]);
    const team = await createUser(t.ctx.db, { name: 'Zanele', surname: 'Team', role: 'ADMIN' });
    expect((await page('search=zanele&kind=administrators')).content.map(({ id }) => id)).toEqual([team.id]);
    const administrators = (await page('kind=administrators&size=100')).content.map(({ id }) => id);
    expect(administrators).toEqual(expect.arrayContaining([admin.id, team.id]));
    for (const { id } of [owner, customer]) expect(administrators).not.toContain(id);
    expect((await page('search=%25')).content).toEqual([]);
    expect(JSON.stringify(await page('search=zanele'))).not.toMatch(/password|argon/i);
  });

  it('sorts and pages, each user once', async () => {
    for (const name of ['C', 'A', 'E', 'B', 'D', 'F', 'G']) {
      await createUser(t.ctx.db, { name, surname: 'Sorted', email: `${name}@sorted.example` });
    }
    const names = async (query: string) =>
      (await page(`search=sorted.example&size=5&${query}`)).content.map(({ email }) => email[0]).join('');
    expect(await names('sort=name-ASC')).toBe('ABCDE');
    expect(await names('sort=name-ASC&page=1')).toBe('FG');
    expect(await names('sort=email-DESC')).toBe('GFEDC');
    expect(await names('')).toBe('GFDBE');
    expect(await names('sort=name-ASC&page=400000000')).toBe('FG');
    expect(await page('search=sorted.example&size=5')).toMatchObject({ totalElements: 7, totalPages: 2 });
  });

  it('names the fault of a filter', async () => {
    for (const [query, field] of [
      ['sort=passwordHash-ASC', 'sort'],
      ['sort=name', 'sort'],
      ['kind=everybody', 'kind'],
      ['page=-1', 'page'],
      [`search=${'x'.repeat(121)}`, 'search'],
    ]) {
      const response = await t.get(`africanscity/getuserspage?${query}`, { headers });
      expect([query, response.status]).toEqual([query, 400]);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
  });
});

describe('getUserById', () => {
  it('shows a user with their devices, and no deleted user', async () => {
    const user = await createUserWithPassword(t, { country: 'ZW' });
    await askForToken(t, user.email);
    const read = () => t.get(`africanscity/getuserbyid?userId=${user.id}`, { headers });
    const text = await (await read()).text();
    expect(JSON.parse(text)).toMatchObject({
      id: user.id,
      email: user.email,
      country: 'Zimbabwe',
      hasPassword: true,
      sessions: [{ userAgent: 'node' }],
      disabledReason: null,
    });
    expect(text).not.toContain('argon2');
    const deleted = await t.post(`africanscity/deleteuser?userId=${user.id}`, undefined, { headers });
    expect(deleted.status).toBe(200);
    expect((await read()).status).toBe(404);
  });
});

describe('makeAdministrator and dismissAdministrator', () => {
  it("change a user's rights at once, and are logged with reason and states", async () => {
    const user = await createUser(t.ctx.db, { role: 'REAL_ESTATE' });
    const theirs = await logIn(t, user);
    const attempt = () => t.get('africanscity/getuserspage', { headers: theirs });
    expect((await act('makeadministrator', user.id)).status).toBe(200);
    expect((await attempt()).status).toBe(200);
    expect(await lastAct(user.id)).toMatchObject({
      actorId: admin.id,
      action: 'makeAdministrator',
      reason: 'asked by telephone',
      details: { before: { role: 'REAL_ESTATE' }, after: { role: 'ADMIN' } },
    });
    expect((await act('makeadministrator', user.id)).status).toBe(409);
    expect((await act('dismissadministrator', user.id)).status).toBe(200);
    expect((await attempt()).status).toBe(401);
    expect((await act('dismissadministrator', user.id)).status).toBe(409);
  });

  it('are refused for oneself', async () => {
    for (const call of ['dismissadministrator', 'disableuser']) expect((await act(call, admin.id)).status).toBe(409);
    expect((await t.post(`africanscity/deleteuser?userId=${admin.id}`, undefined, { headers })).status).toBe(409);
    expect((await t.get('africanscity/getuserspage', { headers })).status).toBe(200);
  });

  it.each(['dismissadministrator', 'disableuser'])(
    'leave one of ten administrators who %s one another at once',
    async (call) => {
      const t2 = await createTestApp();
      try {
        const admins = await Promise.all(Array.from({ length: 10 }, () => createUser(t2.ctx.db, { role: 'ADMIN' })));
        const tokens = await Promise.all(admins.map((one) => logIn(t2, one)));
        const answers = await Promise.all(
          admins.map((_, index) => {
            const body = new URLSearchParams({ userId: String(admins[(index + 1) % 10]?.id), reason: 'a race' });
            return t2.post(`africanscity/${call}`, body, { headers: tokens[index] });
          }),
        );
        for (const { status } of answers) expect([200, 401, 403]).toContain(status);
        const dismissed = answers.filter(({ status }) => status === 200).length;
        expect(await t2.ctx.db.user.count({ where: { role: 'ADMIN', disabledAt: null } })).toBe(10 - dismissed);
        expect(dismissed).toBeLessThan(10);
        expect(await t2.ctx.db.auditEntry.count()).toBe(dismissed);
      } finally {
        await t2.close();
      }
    },
  );
});

describe('disableUser and enableUser', () => {
  it('disable a user and enable them again, with their listings', async () => {
    const user = await createUserWithPassword(t);
    const theirs = await logIn(t, user);
    const shown = await createProperty(t.ctx.db, { ownerId: user.id });
    const hidden = await createProperty(t.ctx.db, { ownerId: user.id, hiddenByTeamAt: new Date('2026-01-02') });
    const isShown = async (id: number) => (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status === 200;
    const listed = async () =>
      (
        (await (await t.get('africanscity/getpaginatedproperties')).json()) as { content: { id: number }[] }
      ).content.some(({ id }) => id === shown.id);
    expect([await isShown(shown.id), await listed()]).toEqual([true, true]);

    expect((await act('disableuser', user.id)).status).toBe(200);
    expect((await t.get('africanscity/loggedinuser', { headers: theirs })).status).toBe(401);
    expect((await askForToken(t, user.email)).status).toBe(400);
    expect([await isShown(shown.id), await listed()]).toEqual([false, false]);
    expect((await page(`kind=disabled&search=${user.id}`)).content).toMatchObject([{ id: user.id }]);
    const details = await t.get(`africanscity/getuserbyid?userId=${user.id}`, { headers });
    expect(await details.json()).toMatchObject({ disabledReason: 'asked by telephone' });
    for (const call of ['createloginlink', 'senduserreset', 'makeadministrator']) {
      expect((await act(call, user.id)).status).toBe(409);
    }

    expect((await act('enableuser', user.id)).status).toBe(200);
    expect((await t.get('africanscity/loggedinuser', { headers: theirs })).status).toBe(401);
    expect((await askForToken(t, user.email)).status).toBe(200);
    expect([await isShown(shown.id), await listed()]).toEqual([true, true]);
    expect(await isShown(hidden.id)).toBe(false);
    expect((await act('enableuser', user.id)).status).toBe(409);
  });

  it('keep listings hidden that another user shows or hides in the meantime', async () => {
    const user = await createUser(t.ctx.db);
    const ownerId = user.id;
    const limited = new Date('2026-01-03');
    const [shown, hidden, allowed, over] = [
      await createProperty(t.ctx.db, { ownerId }),
      await createProperty(t.ctx.db, { ownerId }),
      await createProperty(t.ctx.db, { ownerId, overLimitAt: limited }),
      await createProperty(t.ctx.db, { ownerId }),
    ];
    const isShown = async (id: number) => (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status === 200;
    const all = () => Promise.all([shown, hidden, allowed, over].map(({ id }) => isShown(id)));
    await act('disableuser', user.id);
    const change = (id: number, data: object) => t.ctx.db.property.update({ where: { id }, data });
    expect(await lastAct(user.id)).toMatchObject({ details: { after: { hidden: 3 } } });
    const showing = new URLSearchParams({ id: String(shown.id), reason: 'Looks right' });
    expect((await t.post('africanscity/showlisting', showing, { headers })).status).toBe(409);
    const hiding = new URLSearchParams({ id: String(hidden.id), reason: 'Looks wrong' });
    await t.post('africanscity/hidelisting', hiding, { headers });
    await change(allowed.id, { overLimitAt: null });
    await change(over.id, { overLimitAt: limited });
    expect(await all()).toEqual([false, false, false, false]);
    await act('enableuser', user.id);
    expect(await all()).toEqual([true, false, true, false]);
    expect(await lastAct(user.id)).toMatchObject({ details: { after: { shown: 2 } } });
  });

  it('happen once when ten requests come at once', async () => {
    const user = await createUser(t.ctx.db);
    for (const call of ['disableuser', 'enableuser', 'makeadministrator']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => act(call, user.id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    }
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `user ${user.id}` } })).toBe(3);
  });
});

describe('endUserSessions', () => {
  it('ends all sessions of a user', async () => {
    const user = await createUser(t.ctx.db);
    const devices = [await logIn(t, user), await logIn(t, user)];
    expect((await act('endusersessions', user.id)).status).toBe(200);
    for (const device of devices) {
      expect((await t.get('africanscity/loggedinuser', { headers: device })).status).toBe(401);
    }
    expect(await lastAct(user.id)).toMatchObject({ details: { before: { sessions: 2 } } });
  });
});

describe('sendUserVerification and sendUserReset', () => {
  it('email links that work', async () => {
    const user = await createUserWithPassword(t);
    expect((await act('senduserverification', user.id)).status).toBe(200);
    await runJobs(t);
    const token = /verify-email#token=([\w-]{43})/.exec(t.mailbox.messages.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await t.post('africanscity/verifyemail', new URLSearchParams({ token }))).status).toBe(200);
    expect((await act('senduserverification', user.id)).status).toBe(409);
    expect((await act('senduserreset', user.id)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages.at(-1)).toMatchObject({ to: user.email, subject: 'Choose a new password' });
    expect(t.mailbox.messages.at(-1)?.text).toContain('/reset#token=');
  });
});

describe('createLoginLink and logInByLink', () => {
  const follow = (token: string) => t.post('africanscity/loginbylink', new URLSearchParams({ token }));
  const make = async (userId: number) => {
    const link = (await (await act('createloginlink', userId)).json()) as { url: string; expiresAt: string };
    return { ...link, token: link.url.split('#token=')[1] ?? '' };
  };

  it('log in a user without email, once, and inform them', async () => {
    const user = await createUser(t.ctx.db);
    const link = await make(user.id);
    expect(link.url).toMatch(/^http:\/\/africanscity\.test\/login-link#token=[\w-]{43}$/);
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const kept = await t.ctx.db.accountToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(Buffer.from(kept.hash).toString('base64url')).not.toBe(link.token);
    await runJobs(t);
    expect(t.mailbox.messages.at(-1)).toMatchObject({ to: user.email });
    expect(t.mailbox.messages.at(-1)?.text).not.toContain(link.token);

    const response = await follow(link.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { access_token } = (await response.json()) as { access_token: string };
    const me = await t.get('africanscity/loggedinuser', { headers: { authorization: `bearer ${access_token}` } });
    expect(await me.json()).toMatchObject({ id: user.id });
    const again = await follow(link.token);
    expect([again.status, await again.json()]).toMatchObject([400, { code: 'invalid_link' }]);
    expect(JSON.stringify(await t.ctx.db.auditEntry.findMany())).not.toContain(link.token);
    expect(t.logLines.join('\n')).not.toContain(link.token);
  });

  it('end the link before, and every link when the user is logged off, promoted or disabled', async () => {
    const user = await createUser(t.ctx.db);
    const [first, second] = [await make(user.id), await make(user.id)];
    expect((await follow(first.token)).status).toBe(400);
    await act('endusersessions', user.id);
    expect((await follow(second.token)).status).toBe(400);
    const third = await make(user.id);
    await act('makeadministrator', user.id);
    expect((await follow(third.token)).status).toBe(400);
    expect((await act('createloginlink', user.id)).status).toBe(409);
    await act('dismissadministrator', user.id);
    const fourth = await make(user.id);
    await act('disableuser', user.id);
    expect((await follow(fourth.token)).status).toBe(400);
  });

  it('let in one of ten users of a link at once, and none after its expiry', async () => {
    const user = await createUser(t.ctx.db);
    const { token } = await make(user.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const late = await make(user.id);
    await t.ctx.db.accountToken.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await follow(late.token)).status).toBe(400);
    for (const bad of ['', 'x'.repeat(201), 'no-such-link']) expect((await follow(bad)).status).toBe(400);
  });
});
