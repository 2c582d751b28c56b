import type { Subject } from './access-subjects.ts';
import { createProperty } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Creates a list of a user with one home and a comment on it. */
export async function createShortlist(t: TestApp, userId: number) {
  const { id: propertyId } = await createProperty(t.ctx.db);
  await t.ctx.db.favorite.create({ data: { userId, propertyId } });
  const { id } = await t.ctx.db.shortlist.create({
    data: { userId, name: 'Harare', shareKey: new Uint8Array(32), homes: { create: { propertyId, position: 0 } } },
  });
  const comment = await t.ctx.db.shortlistComment.create({
    data: { listId: id, propertyId, visitor: new Uint8Array(32), name: 'Rudo', text: 'Near the school' },
  });
  return { id, propertyId, commentId: comment.id };
}

const readList = (t: TestApp, id: number) => t.ctx.db.shortlist.findUnique({ where: { id }, include: { homes: true } });

/** For each operation on a list: a new one, and a request that works for its owner. */
export const shortlistSubjects: Record<string, (t: TestApp, ownerId: number) => Promise<Subject>> = {
  getShortlist: async (t, userId) => ({ query: { id: (await createShortlist(t, userId)).id } }),
  saveShortlist: async (t, userId) => {
    const { id } = await createShortlist(t, userId);
    return { form: { id, name: 'Gweru' }, kept: async () => (await readList(t, id))?.name === 'Harare' };
  },
  deleteShortlist: async (t, userId) => {
    const { id } = await createShortlist(t, userId);
    return { form: { id }, kept: async () => (await readList(t, id)) !== null };
  },
  addToShortlist: async (t, userId) => {
    const { id } = await createShortlist(t, userId);
    const { id: propertyId } = await createProperty(t.ctx.db);
    return { form: { id, propertyId }, kept: async () => (await readList(t, id))?.homes.length === 1 };
  },
  removeFromShortlist: async (t, userId) => {
    const { id, propertyId } = await createShortlist(t, userId);
    return { form: { id, propertyId }, kept: async () => (await readList(t, id))?.homes.length === 1 };
  },
  orderShortlist: async (t, userId) => {
    const { id, propertyId } = await createShortlist(t, userId);
    const kept = async () => (await readList(t, id))?.homes[0]?.position === 0;
    return { form: { id, propertyIds: String(propertyId) }, kept };
  },
  shareShortlist: async (t, userId) => {
    const { id } = await createShortlist(t, userId);
    return { form: { id, sharer: 'Tendai' }, kept: async () => (await readList(t, id))?.sharer === '' };
  },
  stopSharingShortlist: async (t, userId) => {
    const { id } = await createShortlist(t, userId);
    return { form: { id }, kept: async () => (await readList(t, id))?.shareKey !== null };
  },
  deleteShortlistComment: async (t, userId) => {
    const { commentId: id } = await createShortlist(t, userId);
    return { form: { id }, kept: async () => (await t.ctx.db.shortlistComment.count({ where: { id } })) === 1 };
  },
};
