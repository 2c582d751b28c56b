import { randomBytes, randomUUID } from 'node:crypto';
import { createPictureFile, createProperty, createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const readListing = (t: TestApp, id: number) => t.ctx.db.property.findUniqueOrThrow({ where: { id } });
export const readPayment = (t: TestApp, id: number) => t.ctx.db.payment.findUniqueOrThrow({ where: { id } });
export const readAgency = (t: TestApp, id: number) => t.ctx.db.agency.findUniqueOrThrow({ where: { id } });
export const readEnquiry = (t: TestApp, id: number) => t.ctx.db.enquiry.findUniqueOrThrow({ where: { id } });
export const readSearch = (t: TestApp, id: number) => t.ctx.db.savedSearch.findUnique({ where: { id } });

export async function createPictures(
  t: TestApp,
  ownerId: number,
): Promise<[listing: number, first: number, second: number]> {
  const { id: propertyId } = await createProperty(t.ctx.db, { ownerId });
  const add = async (position: number) => {
    const hash = await createPictureFile(t.ctx.db);
    return (await t.ctx.db.picture.create({ data: { propertyId, hash, position } })).id;
  };
  return [propertyId, await add(0), await add(1)];
}

export async function createPayment(t: TestApp, userId: number, values: { status?: 'paid'; paidAt?: Date } = {}) {
  const price = 15;
  const { id: packageId } = await t.ctx.db.package.create({ data: { name: randomUUID(), price } });
  return t.ctx.db.payment.create({
    data: {
      userId,
      packageId,
      reference: randomUUID(),
      merchantTrace: randomUUID(),
      method: 'bank',
      months: 1,
      amount: price,
      packagePrice: price,
      currency: 'USD',
      status: 'pending',
      expiresAt: new Date(Date.now() + 3_600_000),
      ...values,
    },
  });
}

export async function createAgency(t: TestApp, ownerId: number): Promise<{ id: number; memberId: number }> {
  const { id: memberId } = await createUser(t.ctx.db);
  const { id } = await t.ctx.db.agency.create({
    data: {
      slug: randomUUID(),
      name: randomUUID(),
      members: { create: [{ userId: ownerId, isOwner: true }, { userId: memberId }] },
    },
  });
  return { id, memberId };
}

/** A request that was shown to the owner of a listing. */
export async function createMatch(t: TestApp, ownerId: number): Promise<{ requestId: number; propertyId: number }> {
  const { id: propertyId } = await createProperty(t.ctx.db, { ownerId, status: 'FOR_RENT' });
  const { id: requestId } = await t.ctx.db.propertyRequest.create({
    data: {
      location: 'Avondale',
      category: 'full_house',
      name: 'Rudo',
      email: 'rudo@example.com',
      phone: '0771234567',
      confirmedAt: new Date(),
      matches: { create: { ownerId, propertyId } },
    },
  });
  return { requestId, propertyId };
}

/** A confirmed enquiry with a viewing that its asker proposes, which its owner has not opened. */
export async function createEnquiry(t: TestApp, ownerId: number) {
  const { id: propertyId } = await createProperty(t.ctx.db, { ownerId });
  return t.ctx.db.enquiry.create({
    data: {
      propertyId,
      ownerId,
      name: 'Rudo',
      email: `${randomUUID()}@example.com`,
      state: 'new',
      confirmedAt: new Date(),
      unreadByOwner: 1,
      proposedAt: new Date(Date.now() + 86_400_000),
      proposedBy: 'asker',
      entries: { create: { side: 'asker', text: 'Is it still free?' } },
    },
  });
}

export function createSearch(t: TestApp, userId: number) {
  return t.ctx.db.savedSearch.create({ data: { userId, name: 'Harare', frequency: 'daily', city: 'Harare' } });
}

/** An API key with a random digest, which no secret has. */
export async function createKey(
  t: TestApp,
  { agencyId, createdById }: { agencyId: number | null; createdById: number },
): Promise<{ id: number }> {
  const hash = new Uint8Array(randomBytes(32));
  return t.ctx.db.apiKey.create({
    data: { agencyId, createdById, name: 'Website', hash, prefix: 'ac_123456', scopes: ['listings_read'] },
  });
}
