import { seedDefaults } from '@africanscity/db/seed/defaults';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoLogins } from './demo-logins.ts';
import { type DemoListing, type DemoPlan, demoPlan } from './demo-plan.ts';
import { type Drawer, openDrawer } from './drawer.ts';
import { fillDemoPictures } from './fill-demo-pictures.ts';
import { findMissingPictures } from './missing-pictures.ts';
import type { Drawing } from './render-drawing.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await test.ctx.db.propertyType.create({ data: { name: 'House' } });
});
afterEach(() => test.close());

const listing = (at: number, ownerEmail: string): DemoListing => ({
  importKey: `demo:${at}`,
  ownerEmail,
  daysAgo: at,
  role: 'INDIVIDUAL',
  address: `${at} Jacaranda Avenue`,
  city: 'Harare',
  country: 'ZW',
  type: 'House',
  size: '240',
  price: 85_000,
  description: 'A family house.',
  status: 'FOR_SALE',
  scenes: [
    { kind: 'house:bungalow', seed: at },
    { kind: 'room:kitchen', seed: 1 },
    { kind: 'outdoor:garden', seed: 1 },
  ],
});

const plan: DemoPlan = {
  users: ['owner', 'agency', 'visitor'].map((name, seed) => ({
    email: `${name}@example.com`,
    name,
    surname: 'Moyo',
    title: 'Ms',
    phone: '+263 77 000 0000',
    country: 'ZW',
    role: name === 'agency' ? 'REAL_ESTATE' : 'INDIVIDUAL',
    portrait: { seed, woman: true },
    contacts: [{ type: 'WhatsApp', value: '+263 77 000 0000' }],
  })),
  agencies: [
    {
      slug: 'msasa-homes',
      name: 'Msasa Homes',
      logo: { name: 'Msasa Homes', mark: 'roof' as never, colors: ['#123456', '#654321'] },
      memberEmails: ['agency@example.com'],
    },
  ],
  listings: [
    listing(1, 'owner@example.com'),
    listing(2, 'owner@example.com'),
    { ...listing(3, 'agency@example.com'), role: 'REAL_ESTATE', stateName: 'Msasa Homes' },
  ],
  testimonials: [{ email: 'visitor@example.com', message: 'We found a home in a week.', daysAgo: 3 }],
};

/** Draws plain JPEGs, one colour a drawing; `limit` lets it fail after so many. */
function plainDrawer(drawn: Drawing[], limit = Number.POSITIVE_INFINITY): () => Drawer {
  return () => ({
    async draw(drawing) {
      if (drawn.length >= limit) throw new Error('The process that draws ended.');
      drawn.push(drawing);
      const create = {
        width: 60,
        height: 40,
        channels: 3 as const,
        background: { r: drawn.length * 20, g: 90, b: 40 },
      };
      return sharp({ create }).jpeg().toBuffer();
    },
    close() {},
  });
}

const counts = async () => {
  const { db } = test.ctx;
  const [users, agencies, listings, pictures, testimonials] = await Promise.all([
    db.user.count(),
    db.agency.count(),
    db.property.count(),
    db.picture.count(),
    db.feedback.count(),
  ]);
  return { users, agencies, listings, pictures, testimonials };
};

describe('seedDemo', () => {
  it('fills an empty database once, however many copies of the server start at once', async () => {
    expect(await Promise.all([seedDemo(test.ctx, plan), seedDemo(test.ctx, plan), seedDemo(test.ctx, plan)])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await seedDemo(test.ctx, plan)).toBe(true);
    expect(await counts()).toEqual({ users: 3, agencies: 1, listings: 3, pictures: 0, testimonials: 1 });
    const [, second] = await test.ctx.db.property.findMany({
      orderBy: { importKey: 'asc' },
      include: { owner: { include: { contacts: true } } },
    });
    expect(Date.now() - second!.createdAt.getTime()).toBeGreaterThanOrEqual(2 * 86_400_000);
    expect(second).toMatchObject({
      sizeSquareMeters: expect.anything(),
      owner: { emailVerifiedAt: expect.any(Date), contacts: [{ type: 'WhatsApp' }] },
    });
  });

  it('leaves a database alone that is in use', async () => {
    await createProperty(test.ctx.db);
    expect(await seedDemo(test.ctx, plan)).toBe(false);
    expect((await counts()).listings).toBe(1);
  });

  it('does not come back after everything was deleted', async () => {
    await seedDemo(test.ctx, plan);
    await test.ctx.db.property.deleteMany();
    await test.ctx.db.user.deleteMany();
    await seedDemo(test.ctx, plan);
    expect((await counts()).listings).toBe(0);
  });

  it('keeps the account of an administrator who is there already', async () => {
    const admin = await createUser(test.ctx.db, { email: 'OWNER@example.com', role: 'ADMIN' });
    expect(await seedDemo(test.ctx, plan)).toBe(true);
    expect(await test.ctx.db.user.findUnique({ where: { id: admin.id } })).toEqual(admin);
  });
});

describe('the demo', () => {
  it('has listings, agencies and testimonials to show, and logins that work', async () => {
    await seedDefaults(test.ctx.db);
    await seedDemo(test.ctx);
    const { listings, agencies, testimonials } = await counts();
    expect(listings).toBeGreaterThanOrEqual(120);
    expect([agencies, testimonials].every((count) => count >= 8)).toBe(true);
    const rowsOf = (email: string) => test.ctx.db.property.count({ where: { owner: { email } } });
    expect(await rowsOf('owner@example.com')).toBeGreaterThan(0);
    expect(await rowsOf('agency@example.com')).toBeGreaterThan(0);
    expect(await rowsOf('visitor@example.com')).toBe(0);
    const featured = await (await test.get('africanscity/getfeaturedproperties')).json();
    expect(featured).toHaveLength(4);
    for (const { email, password } of demoLogins) {
      const query = new URLSearchParams({ grant_type: 'password', username: email, password });
      const answer = await test.post(`oauth/token?${query}`, undefined, {
        headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
      });
      expect([email, answer.status]).toEqual([email, 200]);
    }
  });

  it('needs few enough drawings to appear within a minute', async () => {
    await seedDefaults(test.ctx.db);
    await seedDemo(test.ctx);
    const missing = await findMissingPictures(test.ctx.db, demoPlan());
    expect(missing.length).toBeLessThan(200);
    expect(missing.flatMap(({ places }) => places.listings).length).toBeGreaterThan(400);
  });
});

describe('fillDemoPictures', () => {
  it('draws each picture once, covers first, and hangs it wherever it belongs', async () => {
    await seedDemo(test.ctx, plan);
    const drawn: Drawing[] = [];
    const progress: number[] = [];
    await fillDemoPictures(test.ctx, {
      plan,
      openDrawer: plainDrawer(drawn),
      onProgress: ({ done, total }) => progress.push(done, total),
    });
    expect(drawn).toHaveLength(3 + 3 + 1 + 2);
    expect(drawn.slice(0, 3)).toEqual(
      expect.arrayContaining([1, 2, 3].map((seed) => ({ scene: { kind: 'house:bungalow', seed } }))),
    );
    expect(progress.slice(-2)).toEqual([9, 9]);
    const listings = await test.ctx.db.property.findMany({ include: { pictures: { orderBy: { position: 'asc' } } } });
    for (const { coverHash, pictures } of listings) {
      expect(pictures.map(({ position }) => position)).toEqual([0, 1, 2]);
      expect(pictures[0]?.hash).toBe(coverHash);
    }
    expect(new Set(listings.map(({ pictures }) => pictures[1]?.hash)).size).toBe(1);
    expect(await test.ctx.db.user.count({ where: { pictureHash: null } })).toBe(0);
    const [agency] = await test.ctx.db.agency.findMany();
    expect(agency?.logoHash).toBeTruthy();
    expect(listings.map(({ logoHash }) => logoHash).sort()).toEqual([null, null, agency?.logoHash].sort());
  });

  it('goes on where it was interrupted, and never draws again when all is there', async () => {
    await seedDemo(test.ctx, plan);
    const first: Drawing[] = [];
    await expect(fillDemoPictures(test.ctx, { plan, openDrawer: plainDrawer(first, 4) })).rejects.toThrow('ended');
    const stop = new AbortController();
    const second: Drawing[] = [];
    await fillDemoPictures(test.ctx, {
      plan,
      openDrawer: plainDrawer(second),
      signal: stop.signal,
      onProgress: ({ done }) => done === 2 && stop.abort(),
    });
    const third: Drawing[] = [];
    await fillDemoPictures(test.ctx, { plan, openDrawer: plainDrawer(third) });
    expect((await counts()).pictures).toBe(9);
    expect(first.length + second.length + third.length).toBe(9);
    await test.ctx.db.picture.deleteMany({ where: { position: 2 } });
    await fillDemoPictures(test.ctx, {
      plan,
      openDrawer: () => {
        throw new Error('Nothing is left to draw.');
      },
    });
  });

  it('leaves alone what an owner changed meanwhile', async () => {
    await seedDemo(test.ctx, plan);
    await test.ctx.db.property.deleteMany({ where: { importKey: 'demo:1' } });
    await test.ctx.db.property.updateMany({ where: { importKey: 'demo:2' }, data: { deletedAt: new Date() } });
    const drawn: Drawing[] = [];
    await fillDemoPictures(test.ctx, { plan, openDrawer: plainDrawer(drawn) });
    expect((await counts()).pictures).toBe(3);
  });

  it('does nothing where there is no demo', async () => {
    await fillDemoPictures(test.ctx, {
      plan,
      openDrawer: () => {
        throw new Error('There is nothing to draw.');
      },
    });
  });
});

describe('openDrawer', () => {
  it('draws in another process and says when that is gone', async () => {
    const drawer = openDrawer();
    const jpeg = await drawer.draw({ scene: { kind: 'room:kitchen', seed: 1 } });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 960 });
    await expect(drawer.draw({ scene: { kind: 'house:none' as never, seed: 1 } })).rejects.toThrow(
      /could not be drawn/,
    );
    const unfinished = drawer.draw({ scene: { kind: 'room:kitchen', seed: 2 } });
    drawer.close();
    await expect(unfinished).rejects.toThrow(/ended/);
    await expect(drawer.draw({ scene: { kind: 'room:kitchen', seed: 2 } })).rejects.toThrow(/ended/);
  });
});
