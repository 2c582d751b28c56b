import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { fallenPriceJob, tellOfFallenPrice } from './fallen-prices.ts';

let t: TestApp;
let owner: User;
let reader: User;
let ownerHeaders: Record<string, string>;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  reader = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  ownerHeaders = await logIn(t, owner);
  headers = await logIn(t, reader);
});

const post = (call: string, form: Record<string, string | number>, as = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
    {
      headers: as,
    },
  );
const listAt = (price: number) => createProperty(t.ctx.db, { ownerId: owner.id, price });
const ask = async (id: number, price: number) => {
  expect((await post('changeownlisting', { id, price }, ownerHeaders)).status).toBe(200);
  // The job itself waits, because an owner may have mistyped.
  await tellOfFallenPrice(t.ctx, { propertyId: id });
  await runJobs(t);
};
const emailsTo = ({ email }: User) => t.mailbox.messages.filter(({ to }) => to === email);

describe('a price that falls', () => {
  test('is emailed once to all users with the favorite, with the former price', async () => {
    const { id } = await listAt(98_000);
    await post('savefavorite', { propertyId: id });
    await ask(id, 91_000);
    await Promise.all([1, 2, 3].map(() => tellOfFallenPrice(t.ctx, { propertyId: id })));
    await runJobs(t);
    const [mail, ...further] = emailsTo(reader);
    expect(further).toEqual([]);
    expect(mail?.subject).toBe('$7,000 less: 3-bed house for sale in Avondale, Harare');
    expect(mail?.text).toContain('$91,000, before $98,000');
    expect(emailsTo(owner)).toEqual([]);
  });

  test('is emailed again when it falls further, and not when it returns to the old price', async () => {
    const { id } = await listAt(98_000);
    await post('savefavorite', { propertyId: id });
    await ask(id, 91_000);
    await ask(id, 95_000);
    await ask(id, 91_000);
    expect(emailsTo(reader)).toHaveLength(1);
    await ask(id, 88_000);
    expect(emailsTo(reader).map(({ subject }) => subject)).toEqual([
      '$7,000 less: 3-bed house for sale in Avondale, Harare',
      '$3,000 less: 3-bed house for sale in Avondale, Harare',
    ]);
  });

  test("is in one email with the user's other reduced favorites", async () => {
    const [one, other] = [await listAt(98_000), await listAt(60_000)];
    for (const { id } of [one, other]) await post('savefavorite', { propertyId: id });
    await post('changeownlisting', { id: one.id, price: 97_000 }, ownerHeaders);
    await ask(other.id, 50_000);
    const [mail, ...further] = emailsTo(reader);
    expect(further).toEqual([]);
    expect(mail?.subject).toBe('2 of your favorites cost less');
    // The largest drop is first.
    expect(mail?.text.indexOf('$50,000, before $60,000')).toBeLessThan(mail!.text.indexOf('$97,000, before $98,000'));
  });

  test.each([
    ['less than one in a hundred', { price: 97_500 }],
    ['of what was sold', { price: 90_000, status: 'SOLD' }],
    ['only since it is a rent', { price: 900, status: 'FOR_RENT' }],
  ])('is not emailed: %s', async (_, change) => {
    const { id } = await listAt(98_000);
    await post('savefavorite', { propertyId: id });
    expect((await post('changeownlisting', { id, ...change }, ownerHeaders)).status).toBe(200);
    await runJobs(t);
    await tellOfFallenPrice(t.ctx, { propertyId: id });
    await runJobs(t);
    expect(emailsTo(reader)).toEqual([]);
  });

  test('is not emailed to an unconfirmed address or a disabled user', async () => {
    const { id } = await listAt(98_000);
    const stranger = await createUser(t.ctx.db);
    await post('savefavorite', { propertyId: id }, await logIn(t, stranger));
    await post('savefavorite', { propertyId: id });
    await t.ctx.db.user.update({ where: { id: reader.id }, data: { disabledAt: new Date() } });
    await ask(id, 91_000);
    expect([...emailsTo(reader), ...emailsTo(stranger)]).toEqual([]);
  });

  test('reaches more users than one transaction handles, each once', async () => {
    const { id } = await listAt(98_000);
    const emails = Array.from({ length: 450 }, (_, index) => `keeper-${id}-${index}@example.com`);
    await t.ctx.db.user.createMany({
      data: emails.map((email) => ({ name: 'Rudo', surname: 'Dube', email, emailVerifiedAt: new Date() })),
    });
    const keepers = await t.ctx.db.user.findMany({ where: { email: { in: emails } } });
    await t.ctx.db.favorite.createMany({
      data: keepers.map((keeper) => ({ userId: keeper.id, propertyId: id, price: 98_000 })),
    });
    await post('changeownlisting', { id, price: 91_000 }, ownerHeaders);
    await Promise.all([1, 2, 3].map(() => tellOfFallenPrice(t.ctx, { propertyId: id })));
    const queued = await t.ctx.db.queuedMail.findMany({ where: { recipient: { in: emails } } });
    expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted());
  });

  test('queues a job with the change, and none when the price rises', async () => {
    const { id } = await listAt(98_000);
    const queued = () => t.ctx.db.$queryRaw<object[]>`
      SELECT FROM jobs.job WHERE name = ${fallenPriceJob.name} AND (data ->> 'propertyId')::int = ${id}`;
    await post('changeownlisting', { id, price: 99_000 }, ownerHeaders);
    expect(await queued()).toHaveLength(0);
    await post('changeownlisting', { id, price: 91_000 }, ownerHeaders);
    expect(await queued()).toHaveLength(1);
  });
});

describe('saveFavoriteMails', () => {
  const wanted = async () =>
    (await t.get('africanscity/getfavoritemails', { headers })).json() as Promise<{ wanted: boolean }>;

  test('turns such emails off and on again', async () => {
    const { id } = await listAt(98_000);
    await post('savefavorite', { propertyId: id });
    expect(await wanted()).toEqual({ wanted: true });
    expect((await post('savefavoritemails', { wanted: 'false' })).status).toBe(200);
    expect(await wanted()).toEqual({ wanted: false });
    await ask(id, 91_000);
    expect(emailsTo(reader)).toEqual([]);
    expect((await post('savefavoritemails', { wanted: 'true' })).status).toBe(200);
    await ask(id, 85_000);
    expect(emailsTo(reader)).toHaveLength(1);
  });

  test('refuses any other value, and strangers', async () => {
    expect((await post('savefavoritemails', { wanted: 'perhaps' })).status).toBe(400);
    expect((await post('savefavoritemails', { wanted: 'true' }, {})).status).toBe(401);
    expect((await t.get('africanscity/getfavoritemails')).status).toBe(401);
  });
});

describe('unsubscribe', () => {
  test('turns them off by one click in the email program, and says so on the page of the link', async () => {
    const { id } = await listAt(98_000);
    await post('savefavorite', { propertyId: id });
    await ask(id, 91_000);
    const token = /\?token=([\w.-]+)>/.exec(emailsTo(reader)[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const read = async () => (await post('readunsubscribelink', { token }, {})).json();
    expect(await read()).toEqual({ kind: 'favorite-mails', name: '', active: true });
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await t.post(`africanscity/unsubscribe?token=${token}`, oneClick)).status).toBe(200);
    expect(await read()).toEqual({ kind: 'favorite-mails', name: '', active: false });
    await ask(id, 85_000);
    expect(emailsTo(reader)).toHaveLength(1);
  });
});
