import { seedDefaults } from '@africanscity/db/seed/defaults';
import { demoDrawings, type DemoDrawing } from '@africanscity/db/seed/demo/drawings';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProperty, createUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { StorageFailure } from '../gateways/storage/storage-failure.ts';
import { pictureKey } from '../kernel/pictures/stored-pictures.ts';
import { demoLogins } from './demo-logins.ts';
import type { DemoListing, DemoPlan } from './demo-plan.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await test.ctx.db.propertyType.create({ data: { name: 'House' } });
});
afterEach(() => test.close());

const drawings = [...demoDrawings().values()];
const scene = (kind: string): DemoDrawing =>
  drawings.find((drawing) => 'scene' in drawing && drawing.scene.kind === kind)!;
const houses = drawings.filter((drawing) => 'scene' in drawing && drawing.scene.kind.startsWith('house:'));
const portraits = drawings.filter((drawing) => 'portrait' in drawing);

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
  asked: { price: '85000' },
  facts: {},
  description: 'A family house.',
  status: 'FOR_SALE',
  drawings: [houses[at]!, scene('room:kitchen'), scene('outdoor:garden')],
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
    picture: portraits[seed]!,
    contacts: [{ type: 'WhatsApp', value: '+263 77 000 0000' }],
  })),
  agencies: [
    {
      slug: 'msasa-homes',
      name: 'Msasa Homes',
      logo: drawings.find((drawing) => 'badge' in drawing)!,
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
    expect(await counts()).toEqual({ users: 3, agencies: 1, listings: 3, pictures: 9, testimonials: 1 });
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

  it('creates conversations in every state, that both sides read', async () => {
    await seedDemo(test.ctx, plan);
    const enquiries = await test.ctx.db.enquiry.findMany({ include: { entries: true, property: true } });
    expect(new Set(enquiries.map(({ state }) => state))).toEqual(
      new Set(['new', 'answered', 'viewing_agreed', 'closed']),
    );
    for (const { property, ownerId, askerId, entries, confirmedAt, lastEntryAt } of enquiries) {
      expect(property.ownerId).toBe(ownerId);
      expect(askerId).not.toBe(ownerId);
      expect(entries.length).toBeGreaterThan(0);
      expect(lastEntryAt.getTime()).toBeGreaterThanOrEqual(confirmedAt!.getTime());
      expect(lastEntryAt.getTime()).toBeLessThan(Date.now());
    }
    // One conversation waits for an answer, so that the menu shows a count.
    expect(enquiries.filter(({ unreadByOwner }) => unreadByOwner > 0)).not.toHaveLength(0);
    expect(await test.ctx.db.queuedMail.count()).toBe(0);
  });

  it('leaves a used database unchanged', async () => {
    await createProperty(test.ctx.db);
    expect(await seedDemo(test.ctx, plan)).toBe(false);
    expect((await counts()).listings).toBe(1);
  });

  it('does not come back after all its rows were deleted', async () => {
    await seedDemo(test.ctx, plan);
    await test.ctx.db.property.deleteMany();
    await test.ctx.db.user.deleteMany();
    await seedDemo(test.ctx, plan);
    expect((await counts()).listings).toBe(0);
  });

  it('keeps the account of an existing administrator', async () => {
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

  it('shows every picture from its first moment, as WebP and as JPEG', async () => {
    await seedDefaults(test.ctx.db);
    await seedDemo(test.ctx);
    const { db } = test.ctx;
    expect(await db.property.count({ where: { OR: [{ coverHash: null }, { pictures: { none: {} } }] } })).toBe(0);
    expect(await db.user.count({ where: { pictureHash: null } })).toBe(0);
    expect(await db.agency.count({ where: { logoHash: null } })).toBe(0);
    const ofAgencies = { agencyId: { not: null } };
    expect(await db.property.count({ where: { ...ofAgencies, logoHash: null } })).toBe(0);
    expect(await db.property.count({ where: ofAgencies })).toBeGreaterThan(0);

    const variants = await db.pictureVariant.findMany();
    expect(new Set(variants.map(({ hash }) => hash)).size).toBe(demoDrawings().size);
    for (const [at, variant] of variants.entries()) {
      const { hash, size, format, width, height, byteSize } = variant;
      const bytes = await test.ctx.storage.get(pictureKey(hash, variant));
      expect([hash, bytes?.length]).toEqual([hash, byteSize]);
      expect(await sharp(bytes!).metadata()).toMatchObject({ format, width, height });
      if (at % 20 === 0) expect((await test.get(`pictures/${hash}/${size}.${format}`)).status).toBe(200);
    }
  });

  it('shows the same picture for the same drawing, the cover first', async () => {
    await seedDemo(test.ctx, plan);
    const listings = await test.ctx.db.property.findMany({ include: { pictures: { orderBy: { position: 'asc' } } } });
    for (const { coverHash, pictures } of listings) {
      expect(pictures.map(({ position }) => position)).toEqual([0, 1, 2]);
      expect(pictures[0]?.hash).toBe(coverHash);
    }
    expect(new Set(listings.map(({ coverHash }) => coverHash)).size).toBe(3);
    expect(new Set(listings.map(({ pictures }) => pictures[1]?.hash)).size).toBe(1);
    const [agency] = await test.ctx.db.agency.findMany();
    expect(listings.map(({ logoHash }) => logoHash).sort()).toEqual([null, null, agency?.logoHash].sort());
  });

  it('waits for the next start when its pictures cannot be stored', async () => {
    const { storage } = test.ctx;
    const full = { ...storage, put: () => Promise.reject(new StorageFailure('full', new Error('ENOSPC'))) };
    await expect(seedDemo({ ...test.ctx, storage: full }, plan)).rejects.toThrow(StorageFailure);
    expect(await counts()).toEqual({ users: 0, agencies: 0, listings: 0, pictures: 0, testimonials: 0 });
    expect(await seedDemo(test.ctx, plan)).toBe(true);
    expect((await counts()).pictures).toBe(9);
  });
});
