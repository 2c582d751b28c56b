import { randomUUID } from 'node:crypto';
import { activate } from '../src/domains/payments/subscription-states.ts';
import {
  createAgency,
  createEnquiry,
  createKey,
  createMatch,
  createPayment,
  createPictures,
  createSearch,
  readAgency,
  readEnquiry,
  readListing,
  readPayment,
  readSearch,
} from './access-rows.ts';
import { createProperty, createUser } from './factories.ts';
import { importSubjects } from './import-subjects.ts';
import { drawPicture, listingForm } from './listing-form.ts';
import { shortlistSubjects } from './shortlist-subjects.ts';
import type { TestApp } from './test-app.ts';
import { webhookSubjects } from './webhook-subjects.ts';

/** An owner's data, and the request for it. */
export interface Subject {
  query?: Record<string, string | number>;
  form?: Record<string, string | number> | FormData;
  /** Whether it is unchanged, for calls that would change it. */
  kept?: () => Promise<boolean>;
}

type MakeSubject = (t: TestApp, ownerId: number) => Promise<Subject>;

/** For each operation on a user's data: new data, and a request for it that works for its owner. */
export const subjects: Record<string, MakeSubject> = {
  endSession: async (t, userId) => {
    const { id } = await t.ctx.db.session.create({
      data: { id: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) },
    });
    return {
      query: { id },
      kept: async () => (await t.ctx.db.session.findUniqueOrThrow({ where: { id } })).endedAt === null,
    };
  },
  deletePasskey: async (t, userId) => {
    const values = { userId, credentialId: randomUUID(), publicKey: new Uint8Array(1), name: 'Key' };
    const { id } = await t.ctx.db.passkey.create({ data: values });
    return { form: { id }, kept: async () => (await t.ctx.db.passkey.count({ where: { id } })) === 1 };
  },
  getListingStatistics: async (t, ownerId) => ({
    query: { propertyId: (await createProperty(t.ctx.db, { ownerId })).id },
  }),
  saveListingReport: async (t, ownerId) => ({
    form: { propertyId: (await createProperty(t.ctx.db, { ownerId })).id, reason: 'fraud', details: 'Asks for money.' },
  }),
  saveProperties: async (t, ownerId) => {
    const { id, version } = await createProperty(t.ctx.db, { ownerId });
    const form = listingForm({ id: String(id), 'user.id': String(ownerId) });
    return { form, kept: async () => (await readListing(t, id)).version === version };
  },
  changeOwnListing: async (t, ownerId) => {
    const { id, version } = await createProperty(t.ctx.db, { ownerId });
    return { form: { id, price: '90000' }, kept: async () => (await readListing(t, id)).version === version };
  },
  renewListing: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId, pausedAt: new Date() });
    return { form: { id }, kept: async () => (await readListing(t, id)).pausedAt !== null };
  },
  deletePropertyById: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId });
    return { query: { id }, kept: async () => (await readListing(t, id)).deletedAt === null };
  },
  restorePropertyById: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId, deletedAt: new Date() });
    return { query: { id }, kept: async () => (await readListing(t, id)).deletedAt !== null };
  },
  getOwnPictures: async (t, ownerId) => ({ query: { propertyId: (await createProperty(t.ctx.db, { ownerId })).id } }),
  savePictures: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId });
    const form = new FormData();
    form.append('propertyId', String(id));
    form.append('pictures', new Blob([(await drawPicture(id)) as BlobPart], { type: 'image/jpeg' }), 'garden.jpg');
    return { form, kept: async () => (await t.ctx.db.picture.count({ where: { propertyId: id } })) === 0 };
  },
  arrangePictures: async (t, ownerId) => {
    const [propertyId, first, second] = await createPictures(t, ownerId);
    return {
      form: { propertyId, pictureIds: `${second},${first}` },
      kept: async () => (await t.ctx.db.picture.findFirst({ where: { propertyId, position: 0 } }))?.id === first,
    };
  },
  describePicture: async (t, ownerId) => {
    const [propertyId, pictureId] = await createPictures(t, ownerId);
    const read = () => t.ctx.db.picture.findUniqueOrThrow({ where: { id: pictureId } });
    return { form: { propertyId, pictureId, caption: 'By night' }, kept: async () => (await read()).caption === '' };
  },
  deletePicture: async (t, ownerId) => {
    const [propertyId, pictureId] = await createPictures(t, ownerId);
    return {
      form: { propertyId, pictureId },
      kept: async () => (await t.ctx.db.picture.count({ where: { propertyId } })) === 2,
    };
  },
  saveFeaturedListing: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId, featuredChosenAt: new Date() });
    const kept = async () => (await readListing(t, id)).featuredChosenAt !== null;
    return { form: { propertyId: id, featured: 'false' }, kept };
  },
  saveAdvertisedListing: async (t, ownerId) => {
    const { id } = await createProperty(t.ctx.db, { ownerId, advertisedAt: new Date() });
    const kept = async () => (await readListing(t, id)).advertisedAt !== null;
    return { form: { propertyId: id, advertised: 'false' }, kept };
  },
  getReceipt: async (t, ownerId) => {
    const payment = await createPayment(t, ownerId, { status: 'paid', paidAt: new Date() });
    await t.ctx.db.$transaction((tx) => activate(t.ctx, tx, payment));
    return { query: { paymentId: payment.id } };
  },
  getPayment: async (t, ownerId) => ({ query: { id: (await createPayment(t, ownerId)).id } }),
  pollPaynowStatusByPaynowsId: async (t, ownerId) => ({ query: { paynowsId: (await createPayment(t, ownerId)).id } }),
  cancelPayment: async (t, ownerId) => {
    const { id } = await createPayment(t, ownerId);
    return { form: { id }, kept: async () => (await readPayment(t, id)).status === 'pending' };
  },
  submitBankTransfer: async (t, ownerId) => {
    const { id } = await createPayment(t, ownerId);
    const kept = async () => (await readPayment(t, id)).bankReference === null;
    return { form: { id, bankReference: 'FT-1234' }, kept };
  },
  saveCompany: async (t, ownerId) => {
    const { id } = await createAgency(t, ownerId);
    const form = new FormData();
    for (const name of ['address', 'website', 'phone', 'whatsapp', 'facebook', 'twitter']) form.append(name, '');
    form.append('id', String(id));
    form.append('about', 'Changed');
    return { form, kept: async () => (await readAgency(t, id)).about === '' };
  },
  inviteTeamMember: async (t, ownerId) => {
    const { id } = await createAgency(t, ownerId);
    return {
      form: { id, email: `${randomUUID()}@example.com` },
      kept: async () => (await t.ctx.db.agencyInvitation.count({ where: { agencyId: id } })) === 0,
    };
  },
  withdrawInvitation: async (t, ownerId) => {
    const agency = await createAgency(t, ownerId);
    const { id } = await t.ctx.db.agencyInvitation.create({
      data: {
        agencyId: agency.id,
        email: 'invited@example.com',
        hash: Buffer.from(randomUUID()),
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    return { form: { id }, kept: async () => (await t.ctx.db.agencyInvitation.count({ where: { id } })) === 1 };
  },
  askToJoin: async (t, ownerId) => ({
    form: { id: (await createAgency(t, ownerId)).id, message: 'Let me in', bringListings: 'false' },
  }),
  decideJoinRequest: async (t, ownerId) => {
    const [{ id }, { id: userId }] = [await createAgency(t, ownerId), await createUser(t.ctx.db)];
    await t.ctx.db.agencyJoinRequest.create({ data: { agencyId: id, userId } });
    return {
      form: { id, userId, accepted: 'false' },
      kept: async () => (await t.ctx.db.agencyJoinRequest.count({ where: { agencyId: id } })) === 1,
    };
  },
  removeTeamMember: async (t, ownerId) => {
    const { id, memberId } = await createAgency(t, ownerId);
    const kept = async () => (await t.ctx.db.agencyMember.count({ where: { agencyId: id } })) === 2;
    return { form: { id, userId: memberId }, kept };
  },
  transferCompany: async (t, ownerId) => {
    const { id, memberId } = await createAgency(t, ownerId);
    const owner = { agencyId_userId: { agencyId: id, userId: ownerId } };
    const kept = async () => (await t.ctx.db.agencyMember.findUniqueOrThrow({ where: owner })).isOwner;
    return { form: { id, userId: memberId }, kept };
  },
  createApiKey: async (t, ownerId) => {
    const { id } = await createAgency(t, ownerId);
    await t.ctx.db.agency.update({ where: { id }, data: { verifiedAt: new Date() } });
    const kept = async () => (await t.ctx.db.apiKey.count({ where: { agencyId: id } })) === 0;
    return { form: { id, name: 'Website', scopes: 'listings:read' }, kept };
  },
  revokeApiKey: async (t, ownerId) => {
    const { id: agencyId } = await createAgency(t, ownerId);
    const { id } = await createKey(t, { agencyId, createdById: ownerId });
    const kept = async () => (await t.ctx.db.apiKey.findUniqueOrThrow({ where: { id } })).revokedAt === null;
    return { form: { id }, kept };
  },
  saveRequestAnswer: async (t, ownerId) => {
    const { requestId, propertyId } = await createMatch(t, ownerId);
    return {
      form: { requestId, propertyId, message: 'It is free from May.' },
      kept: async () => (await t.ctx.db.propertyRequestAnswer.count({ where: { requestId } })) === 0,
    };
  },
  reportPropertyRequest: async (t, ownerId) => {
    const { requestId } = await createMatch(t, ownerId);
    return {
      form: { requestId, reason: 'It is spam.' },
      kept: async () => (await t.ctx.db.propertyRequestMatch.count({ where: { requestId, reportedAt: null } })) === 1,
    };
  },
  saveEnquiry: async (t, ownerId) => {
    await t.ctx.db.user.update({ where: { id: ownerId }, data: { emailVerifiedAt: new Date() } });
    const { id: propertyId } = await createProperty(t.ctx.db, { ownerId });
    return {
      form: { propertyId, name: 'Rudo', email: 'rudo@example.com', message: 'Is it still free?' },
      kept: async () => (await t.ctx.db.enquiry.count({ where: { propertyId } })) === 0,
    };
  },
  openEnquiry: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    return { form: { id }, kept: async () => (await readEnquiry(t, id)).unreadByOwner === 1 };
  },
  sendEnquiryMessage: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    return { form: { id, message: 'It is.' }, kept: async () => (await readEnquiry(t, id)).state === 'new' };
  },
  proposeViewing: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    const kept = async () => (await readEnquiry(t, id)).proposedBy === 'asker';
    return { form: { id, viewingAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }, kept };
  },
  agreeViewing: async (t, ownerId) => {
    const { id, proposedAt } = await createEnquiry(t, ownerId);
    const kept = async () => (await readEnquiry(t, id)).viewingAt === null;
    return { form: { id, viewingAt: proposedAt!.toISOString() }, kept };
  },
  closeEnquiry: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    return { form: { id }, kept: async () => (await readEnquiry(t, id)).closedAt === null };
  },
  assignEnquiry: async (t, ownerId) => {
    const [{ id }, agency] = [await createEnquiry(t, ownerId), await createAgency(t, ownerId)];
    await t.ctx.db.enquiry.update({ where: { id }, data: { agencyId: agency.id } });
    const kept = async () => (await readEnquiry(t, id)).assigneeId === null;
    return { form: { id, userId: agency.memberId }, kept };
  },
  blockEnquirer: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    const kept = async () => (await t.ctx.db.enquiryBlock.count({ where: { ownerId } })) === 0;
    return { form: { id, blocked: 'true' }, kept };
  },
  reportEnquiry: async (t, ownerId) => {
    const { id } = await createEnquiry(t, ownerId);
    const kept = async () => (await t.ctx.db.enquiryReport.count({ where: { enquiryId: id } })) === 0;
    return { form: { id, details: 'It is spam.' }, kept };
  },
  openSavedSearch: async (t, userId) => {
    const { id, seenAt } = await createSearch(t, userId);
    return { form: { id }, kept: async () => (await readSearch(t, id))?.seenAt.getTime() === seenAt.getTime() };
  },
  updateSavedSearch: async (t, userId) => {
    const { id } = await createSearch(t, userId);
    const kept = async () => (await readSearch(t, id))?.name === 'Harare';
    return { form: { id, name: 'Gweru', frequency: 'never' }, kept };
  },
  saveFavoriteNote: async (t, userId) => {
    const { id: propertyId } = await createProperty(t.ctx.db);
    await t.ctx.db.favorite.create({ data: { userId, propertyId } });
    const kept = async () =>
      (await t.ctx.db.favorite.findUniqueOrThrow({ where: { userId_propertyId: { userId, propertyId } } })).note === '';
    return { form: { propertyId, note: 'Ask about water' }, kept };
  },
  ...importSubjects,
  ...shortlistSubjects,
  ...webhookSubjects,
  deleteSavedSearch: async (t, userId) => {
    const { id } = await createSearch(t, userId);
    return { form: { id }, kept: async () => (await readSearch(t, id)) !== null };
  },
};
