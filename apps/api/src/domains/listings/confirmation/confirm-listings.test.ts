import type { Prisma, Property, User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { refuseChanges } from '../../../../test/refused-rows.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { watchWork } from '../../../../test/watched-work.ts';
import { confirmListings } from './confirm-listings.ts';

const dayMs = 86_400_000;
const house = {
  type: 'House',
  address: '12 Jacaranda Avenue',
  city: 'Harare',
  price: 85_000,
  status: 'FOR_SALE',
  description: 'A family house with a shaded garden.',
  numRoom: 3,
} as const;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const tenYearsBefore = (time: Date) => new Date(new Date(time).setUTCFullYear(time.getUTCFullYear() - 10));

let t: TestApp;
let owner: User;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await runJobs(t);
  t.mailbox.messages.length = 0;
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.enquiry.deleteMany();
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.setting.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  headers = await logIn(t, owner);
});

const list = (values: Parameters<typeof createProperty>[1] = {}) =>
  createProperty(t.ctx.db, { ownerId: owner.id, createdAt: daysAgo(200), confirmedAt: daysAgo(61), ...values });
/** Creates owners who can be asked, each with so many listings, all confirmed at one moment. Returns their addresses. */
const createOwners = async (owners: number, listings: number, values: Partial<Prisma.PropertyCreateManyInput> = {}) => {
  await t.ctx.db.propertyType.upsert({ where: { name: house.type }, create: { name: house.type }, update: {} });
  const made = await t.ctx.db.user.createManyAndReturn({
    data: Array.from({ length: owners }, () => ({
      name: 'Tendai',
      surname: 'Moyo',
      email: `${randomUUID()}@example.com`,
      emailVerifiedAt: new Date(),
    })),
  });
  const confirmedAt = daysAgo(61);
  const data = made.flatMap(({ id: ownerId }) =>
    Array.from({ length: listings }, () => ({ ...house, ownerId, confirmedAt, ...values })),
  );
  for (let from = 0; from < data.length; from += 500)
    await t.ctx.db.property.createMany({ data: data.slice(from, from + 500) });
  return made.map(({ email }) => email);
};
const read = (id: number) => t.ctx.db.property.findUniqueOrThrow({ where: { id } });
const post = (call: string, values: Record<string, string | number>, as: Record<string, string> = {}) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );
/** Runs the round so many days from now. */
const round = async (inDays = 0) => {
  await confirmListings({ ...t.ctx, clock: () => new Date(Date.now() + inDays * dayMs) });
  // Emails are sent by today's clock.
  await t.ctx.db.queuedMail.updateMany({ data: { sendAfter: new Date() } });
};
const mails = async () => {
  await runJobs(t);
  return t.mailbox.messages.splice(0);
};
const tokenIn = (text: string) => /still-available(?:\?answer=taken)?#token=(\d+\.[\w-]+)/.exec(text)![1]!;
/** Returns the ids of a list, page by page along its cursors, there and back. */
const walk = async (orderBy: string, filter = '') => {
  type Page = { content: { id: number }[]; nextCursor: string | null; previousCursor: string | null };
  const get = async (page: number, cursor: string | null) => {
    const beside = cursor === null ? '' : `&cursor=${cursor}`;
    const path = `africanscity/getpaginatedproperties?page=${page}&size=5&orderBy=${orderBy}${filter}${beside}`;
    return (await (await t.get(path)).json()) as Page;
  };
  const pages = [await get(0, null)];
  for (let next = pages[0]!.nextCursor; next !== null; next = pages.at(-1)!.nextCursor)
    pages.push(await get(pages.length, next));
  const there = pages.flatMap(({ content }) => content.map(({ id }) => id));
  const { content: before } = await get(0, pages.at(-1)!.previousCursor);
  expect(before.map(({ id }) => id)).toEqual(there.slice(0, 5));
  return there;
};
const newest = async (): Promise<{ totalElements: number; content: { id: number; createdAt: string }[] }> =>
  (await t.get('africanscity/getpaginatedproperties?page=0&size=25')).json();
const ids = async () => (await newest()).content.map(({ id }) => id);

describe('an owner', () => {
  test('is asked once about all listings unconfirmed for 60 days, and answers by the link', async () => {
    const flat = await list({ address: '1 Asked Road', status: 'FOR_RENT' });
    const house = await list({ address: '2 Asked Road' });
    const fresh = await list({ address: '3 Asked Road', confirmedAt: daysAgo(59) });
    await round();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: owner.email, subject: 'Are your listings still available?' });
    expect(mail!.text).toContain('Are they still available?');
    expect(mail!.text).toMatch(/1 Asked Road\n• 2 Asked Road[\s\S]*in 15 days[\s\S]*30 days/);
    expect(mail!.text).not.toContain('3 Asked Road');
    await round(1);
    expect((await mails()).map(({ text }) => /\d Asked Road/g.exec(text)?.[0])).toEqual(['3 Asked Road']);

    const token = tokenIn(mail!.text);
    const before = await read(flat.id);
    const opened = (await (await post('openlistingconfirmation', { token })).json()) as { total: number };
    expect(opened).toMatchObject({ total: 3, listings: [{ id: flat.id }, { id: house.id }, { id: fresh.id }] });
    expect(await read(flat.id)).toEqual(before);
    const answer = (id: number, answer: string) => post('answerlistingconfirmation', { token, id, answer });
    expect((await answer(flat.id, 'taken')).status).toBe(200);
    expect(await (await answer(house.id, 'available')).json()).toMatchObject({
      total: 1,
      listings: [{ id: fresh.id }],
    });
    expect(await read(flat.id)).toMatchObject({ status: 'RENTED', confirmationAskedAt: null });
    const confirmed = await read(house.id);
    expect(confirmed).toMatchObject({ status: 'FOR_SALE', confirmationAskedAt: null });
    expect(Date.now() - confirmed.confirmedAt.getTime()).toBeLessThan(60_000);
    // A repeated or different answer changes nothing: the link answers only open questions.
    expect((await answer(house.id, 'taken')).status).toBe(200);
    expect(await read(house.id)).toEqual(confirmed);
  });

  test('with one listing gets a link for each answer', async () => {
    await list({ address: '4 Single Road' });
    await round();
    const [mail] = await mails();
    expect(mail!.subject).toBe('Is 4 Single Road still available?');
    expect(mail!.text).toContain('Without an answer it goes to the end of lists in');
    expect(mail!.text).toMatch(
      /Still available:\n\S+\/still-available#token=[\s\S]*It is taken: \S+still-available\?answer=taken#/,
    );
  });

  test('is not asked without a confirmed address, when disabled, or about imported, hidden or taken listings', async () => {
    const unconfirmed = await createUser(t.ctx.db);
    const disabled = await createUser(t.ctx.db, { emailVerifiedAt: new Date(), disabledAt: new Date() });
    const long = { confirmedAt: daysAgo(300) };
    const kept = [
      await list({ ...long, ownerId: unconfirmed.id }),
      await list({ ...long, ownerId: disabled.id }),
      await list({ ...long, importKey: 'feed 1' }),
      await list({ ...long, hiddenByTeamAt: new Date() }),
      await list({ ...long, status: 'SOLD' }),
      await list({ ...long, deletedAt: new Date() }),
    ];
    await round();
    await round(40);
    expect(await mails()).toEqual([]);
    for (const listing of kept) expect(await read(listing.id)).toEqual(listing);
  });

  test.each([
    ['a price', (l: Property) => post('changeownlisting', { id: l.id, price: 80_000 }, headers)],
    ['renewing', (l: Property) => post('renewlisting', { id: l.id }, headers)],
    ['saving', (l: Property) => t.post('africanscity/saveproperties', listingForm({ id: String(l.id) }), { headers })],
  ])('confirms by %s', async (_what, act) => {
    const listing = await list({ confirmationAskedAt: daysAgo(1) });
    expect((await act(listing)).status).toBe(200);
    expect(await read(listing.id)).toMatchObject({ confirmationAskedAt: null, createdAt: listing.createdAt });
    await round();
    expect(await mails()).toEqual([]);
  });

  test('confirms by an answer to an enquiry, and not by ending it', async () => {
    const listing = await list({ confirmationAskedAt: daysAgo(1) });
    const enquiry = { propertyId: listing.id, ownerId: owner.id, name: 'Ruth', confirmedAt: new Date() };
    const [first, second] = await Promise.all(
      ['a', 'b'].map((name) =>
        t.ctx.db.enquiry.create({ data: { ...enquiry, email: `${name}@example.com`, state: 'new' } }),
      ),
    );
    expect((await post('closeenquiry', { id: first!.id }, headers)).status).toBe(200);
    expect((await read(listing.id)).confirmationAskedAt).not.toBeNull();
    expect((await post('sendenquirymessage', { id: second!.id, message: 'It is.' }, headers)).status).toBe(200);
    expect((await read(listing.id)).confirmationAskedAt).toBeNull();
  });
});

describe('an unconfirmed listing', () => {
  test('moves to the end of lists, keeps its date, and returns to its position when it is confirmed', async () => {
    const asked = await list({ createdAt: daysAgo(100), confirmedAt: daysAgo(76), confirmationAskedAt: daysAgo(15) });
    const older = await list({ createdAt: daysAgo(300), confirmedAt: daysAgo(1) });
    expect(await ids()).toEqual([asked.id, older.id]);
    await round();
    const { content, totalElements } = await newest();
    expect(content).toMatchObject([{ id: older.id }, { id: asked.id, createdAt: asked.createdAt.toISOString() }]);
    expect(totalElements).toBe(2);
    const own = await (await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=5', { headers })).json();
    expect(own).toMatchObject({ content: [{ sunk: false }, { sunk: true, createdAt: asked.createdAt.toISOString() }] });
    await round();
    expect(await read(asked.id)).toMatchObject({
      createdAt: asked.createdAt,
      rankedAt: tenYearsBefore(asked.createdAt),
    });
    expect((await post('renewlisting', { id: asked.id }, headers)).status).toBe(200);
    expect(await ids()).toEqual([asked.id, older.id]);
    expect(await read(asked.id)).toMatchObject({
      createdAt: asked.createdAt,
      rankedAt: asked.createdAt,
      demotedAt: null,
    });
  });

  test('is last among the newest, and by its age among the oldest and for administrators', async () => {
    const made: number[] = [];
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const createdAt = new Date(`2026-01-0${day}T08:00:00.123Z`);
      made.push((await list({ createdAt, demotedAt: [2, 3, 6].includes(day) ? daysAgo(3) : null })).id);
    }
    const days = async (orderBy: string, filter?: string) =>
      (await walk(orderBy, filter)).map((id) => made.indexOf(id) + 1);
    for (const filter of ['', '&propertyType=House&city=Harare', '&city=Harare', '&roomMin=3', '&text=garden']) {
      expect(await days('createdAt-DESC', filter), filter).toEqual([7, 5, 4, 1, 6, 3, 2]);
      expect(await days('createdAt-ASC', filter), filter).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const path = 'africanscity/getlistingstable?page=0&size=5&sort=createdAt-DESC';
    const managed = (await (await t.get(path, { headers: admin })).json()) as { content: { createdAt: string }[] };
    expect(managed.content.map(({ createdAt }) => createdAt)).toEqual([
      '2026-01-07T08:00:00.123Z',
      '2026-01-06T08:00:00.123Z',
      '2026-01-05T08:00:00.123Z',
      '2026-01-04T08:00:00.123Z',
      '2026-01-03T08:00:00.123Z',
    ]);
  });

  test('is neither demoted nor paused before its owner had the days to answer', async () => {
    const late = await list({ confirmedAt: daysAgo(400) });
    await round();
    expect(await read(late.id)).toMatchObject({ demotedAt: null, pausedAt: null });
    await round(14);
    expect((await read(late.id)).demotedAt).toBeNull();
    await round(16);
    expect(await read(late.id)).toMatchObject({ demotedAt: expect.any(Date), pausedAt: null });
    await round(31);
    expect((await read(late.id)).pausedAt).not.toBeNull();
    // Both waited for the end of the rounds, and are sent in any order.
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      '12 Jacaranda Avenue is no longer shown',
      'Is 12 Jacaranda Avenue still available?',
    ]);
  });

  test('is paused as a reason of its own, frees its place, and needs one to come back', async () => {
    await t.ctx.db.setting.create({ data: { name: 'entitlements', value: { freeListings: 1, graceDays: 3 } } });
    const asked = await list({ confirmedAt: daysAgo(91), confirmationAskedAt: daysAgo(31) });
    const waiting = await list({ confirmedAt: new Date(), overLimitAt: daysAgo(5) });
    await round();
    expect(await ids()).toEqual([waiting.id]);
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const table = await (await t.get(`africanscity/getlistingstable?search=${asked.id}`, { headers: admin })).json();
    expect(table).toMatchObject({ content: [{ hiddenBy: ['unconfirmed'] }] });
    const refused = await post('renewlisting', { id: asked.id }, headers);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'listing_limit' });
    expect((await post('changeownlisting', { id: waiting.id, status: 'SOLD' }, headers)).status).toBe(200);
    const [mail] = await mails();
    const answer = { token: tokenIn(mail!.text), id: asked.id, answer: 'available' };
    expect((await post('answerlistingconfirmation', answer)).status).toBe(200);
    expect(await ids()).toEqual([asked.id]);
    expect(await read(asked.id)).toMatchObject({ pausedAt: null, createdAt: asked.createdAt });
  });

  test('causes one email, also when a round crashes and two run at once', async () => {
    const emails = await createOwners(40, 1);
    let left = 1;
    const jobs = Object.create(t.ctx.jobs) as typeof t.ctx.jobs;
    jobs.enqueue = async (...given) => {
      if (left === 0) throw new Error('the server dies');
      left -= 1;
      await t.ctx.jobs.enqueue(...given);
    };
    await expect(confirmListings({ ...t.ctx, jobs })).rejects.toThrow(AggregateError);
    // The committed questions stay, and nothing of the aborted one.
    const asked = await t.ctx.db.property.count({ where: { confirmationAskedAt: { not: null } } });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(40);
    expect(await t.ctx.db.queuedMail.count({ where: { recipient: { in: emails } } })).toBe(asked);
    await Promise.all([round(), round()]);
    const readers = (await mails()).map(({ to }) => to).toSorted();
    expect(readers).toEqual(emails.toSorted());
  });
});

describe('the round', () => {
  /** Without the delivery of emails, whose statements would count too. */
  const roundAlone = async (inDays: number) => {
    const jobs = Object.create(t.ctx.jobs) as typeof t.ctx.jobs;
    jobs.enqueue = () => Promise.resolve();
    await confirmListings({ ...t.ctx, jobs, clock: () => new Date(Date.now() + inDays * dayMs) });
  };

  test('asks others when the steps of an owner fail, and fails at its end', async () => {
    const stuck = await list();
    const others = await createOwners(3, 1);
    await refuseChanges(t, 'properties', `NEW.id = ${stuck.id}`, async () => {
      await expect(round()).rejects.toThrow(AggregateError);
    });
    await t.ctx.db.queuedMail.updateMany({ data: { sendAfter: new Date() } });
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(others.toSorted());
    await round();
    expect(await mails()).toMatchObject([{ to: owner.email }]);
  });

  test('handles owners in batches, for questions, demotions and pauses', async () => {
    await createOwners(100, 3);
    for (const [inDays, what, most] of [
      [0, { confirmationAskedAt: { not: null } }, 60],
      [16, { demotedAt: { not: null } }, 60],
      // Pausing checks for each owner whether a listing waits for the free place.
      [31, { pausedAt: { not: null } }, 400],
    ] as const) {
      const work = watchWork(t);
      await roundAlone(inDays);
      const { statements } = work.take();
      work.stop();
      expect(await t.ctx.db.property.count({ where: what })).toBe(300);
      expect(statements.length, statements.join('\n')).toBeLessThan(most);
    }
    expect(await t.ctx.db.queuedMail.count()).toBe(200);
  });

  test('reads the listings in one statement, and changes nothing twice', async () => {
    await createOwners(60, 10);
    await createOwners(2, 500, { confirmedAt: new Date() });
    await createOwners(2, 500, { status: 'SOLD' });
    const work = watchWork(t);
    await roundAlone(0);
    const first = work.take();
    await roundAlone(1);
    const again = work.take();
    work.stop();
    expect(await t.ctx.db.property.count({ where: { confirmationAskedAt: { not: null } } })).toBe(600);
    for (const { statements } of [first, again])
      expect(statements.filter((sql) => sql.includes('FROM properties'))).toHaveLength(1);
    expect(await t.ctx.db.queuedMail.count()).toBe(60);
  });
});

describe('an emailed link', () => {
  test('that is forged, of another owner, or from before a change of address opens nothing', async () => {
    const listing = await list();
    const other = await list({ ownerId: (await createUser(t.ctx.db)).id, confirmationAskedAt: new Date() });
    await round();
    const token = tokenIn((await mails())[0]!.text);
    const open = async (given: string) => (await post('openlistingconfirmation', { token: given })).status;
    expect(await open(token)).toBe(200);
    const foreign = { token, id: other.id, answer: 'taken' };
    expect((await post('answerlistingconfirmation', foreign)).status).toBe(200);
    expect(await read(other.id)).toEqual(other);
    for (const given of [`${owner.id}.x`, token.replace(/^\d+/, String(other.ownerId)), 'x', '0.', `${token}x`]) {
      expect(await open(given)).toBe(400);
    }
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { email: `new-${owner.email}` } });
    expect(await open(token)).toBe(400);
    expect((await post('answerlistingconfirmation', { token, id: listing.id, answer: 'taken' })).status).toBe(400);
    expect((await read(listing.id)).status).toBe('FOR_SALE');
  });
});

describe('saveListingConfirmation', () => {
  const save = async (askDays: string, sinkDays: string, restDays: string) => {
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    return post('savelistingconfirmation', { askDays, sinkDays, restDays }, admin);
  };

  test('sets the days, and 0 switches a step off', async () => {
    const listing = await list({ confirmedAt: daysAgo(400) });
    expect(await (await save('0', '0', '0')).json()).toMatchObject({
      listingConfirmation: { askDays: 0, sinkDays: 0, restDays: 0 },
    });
    await round();
    expect(await mails()).toEqual([]);
    expect(await read(listing.id)).toEqual(listing);
    // When owners are not asked, days alone decide.
    expect((await save('0', '30', '0')).status).toBe(200);
    await round();
    expect(await read(listing.id)).toMatchObject({ demotedAt: expect.any(Date), pausedAt: null });
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'saveListingConfirmation' } })).toBe(2);
  });

  test.each([
    ['60', '60', '90', 'sinkDays'],
    ['60', '75', '70', 'restDays'],
    ['60', '0', '50', 'restDays'],
    ['-1', '75', '90', 'askDays'],
    ['1000', '0', '0', 'askDays'],
    ['', '75', '90', 'askDays'],
  ])('refuses %s, %s and %s', async (askDays, sinkDays, restDays, field) => {
    const response = await save(askDays, sinkDays, restDays);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});
