import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** Creates a verified company with that owner. */
export async function verifiedAgency(t: TestApp, ownerId: number): Promise<{ id: number; name: string }> {
  const name = `Homes ${randomUUID()}`;
  const members = { create: [{ userId: ownerId, isOwner: true }] };
  const { id } = await t.ctx.db.agency.create({ data: { slug: randomUUID(), name, verifiedAt: new Date(), members } });
  return { id, name };
}
