import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import { isCaught } from '../../../kernel/spam-forms.ts';
import type { calls } from '@africanscity/contracts/messages/calls';
import { enquiryConfirmationDays } from '@africanscity/contracts/messages/values';
import type { Transaction } from '@africanscity/db/client';
import type { Enquiry, User } from '@africanscity/db/generated/client';
import { language } from '@africanscity/messages/language';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../../errors.ts';
import { consume } from '../../../kernel/limits.ts';
import { enqueueNeededEmail } from '../../../kernel/outbox/emails.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { toE164 } from '../../../kernel/phones/phone-numbers.ts';
import { networkOf } from '../../../network.ts';
import { lockAccountsShared, lockOwnersShared } from '../../accounts/lock-accounts.ts';
import { typistOf } from '../../accounts/logged-in-user.ts';
import { callerCountry } from '../../accounts/phones.ts';
import { queueEnquiryForWebhooks } from '../../companies/companies.sql.ts';
import { sendWebhooksSoon } from '../../companies/webhooks/send-webhooks.ts';
import { requireReaders } from './enquiry-readers.ts';
import { createEnquiryLink } from './enquiry-keys.ts';
import { confirmEnquiryEmail, emailNewEnquiry } from './enquiry-emails.ts';
import { goingStates, requireAhead, stateAfter } from './enquiry-states.ts';
import { presentEnquiry } from './present.ts';
import { lockThread, readThread, type Which } from './threads.ts';
import { lockEnquiry } from '../../../kernel/locks.ts';
import type { Verb } from '../../../verb.ts';

/**
 * Stores an enquiry to an owner. A member's with a confirmed address reaches the owner at once, any other when the emailed
 * link is opened. A form whose hidden field is filled gets a success response, and is stored as spam.
 */
export const saveEnquiry: Verb<typeof calls.saveEnquiry> = async (ctx, input) => {
  if (await isCaught(ctx, 'saveEnquiry', input)) return { confirm: true, id: null };
  const { propertyId, name, phone, message, viewingAt } = input;
  await consume(ctx, 'saveEnquiry', networkOf(ctx.address));
  if (ctx.actor) await consume(ctx, 'enquiriesOfAccount', ctx.actor.userId);
  if (viewingAt) requireAhead(ctx, viewingAt);
  const member = await confirmedMember(ctx);
  const email = member?.email ?? input.email;
  if (email === '') throw new InvalidInput([{ field: 'email', defaultMessage: texts.mustEmailAddress() }]);
  const listing = await ctx.db.property.findFirst({
    where: { id: propertyId, listedAs: { not: null }, OR: [{ keptWhenTaken: null }, { keptWhenTaken: false }] },
  });
  if (!listing) throw new NotFound(siteTexts.listingNotFound());
  const { ownerId, agencyId } = listing;
  if (ownerId === ctx.actor?.userId) throw new NotAllowed(texts.ownListing());
  await requireReaders(ctx.db, { ownerId, agencyId });
  const typedBy = await typistOf(ctx, email);
  const phoneE164 = toE164(phone, [await callerCountry(ctx), listing.country, ctx.config.brand.homeCountry]);
  return ctx.db.$transaction(async (tx) => {
    const held = member ? await lockAccountsShared(ctx, tx, ownerId) : await lockOwnersShared(tx, [ownerId]);
    if (held.find(({ id }) => id === ownerId)?.disabledAt !== null) throw new NotFound(siteTexts.listingNotFound());
    const now = ctx.clock();
    const saved = await tx.enquiry.create({
      data: {
        propertyId,
        ownerId,
        agencyId,
        name,
        email,
        phone,
        phoneE164,
        language: language(),
        askerId: member?.id ?? null,
        createdAt: now,
        lastEntryAt: now,
        ...(viewingAt ? { proposedAt: viewingAt, proposedBy: 'asker' as const } : {}),
      },
    });
    const by = { enquiryId: saved.id, side: 'asker' as const, createdAt: now };
    await tx.enquiryEntry.create({ data: { ...by, text: message } });
    if (viewingAt) await tx.enquiryEntry.create({ data: { ...by, kind: 'proposal', viewingAt } });
    if (member) return { confirm: false, id: await confirm(ctx, tx, saved) };
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const rendered = confirmEnquiryEmail(await createEnquiryLink(ctx, tx, saved.id));
    await enqueueNeededEmail(ctx, tx, { to: email, expiresAt, typedBy, ...rendered }, texts.logInToSendMessage());
    return { confirm: true, id: null };
  });
};

const lifetimeMs = enquiryConfirmationDays * 86_400_000;

/** Returns the logged-in caller with a confirmed address. */
async function confirmedMember(ctx: RequestContext): Promise<User | null> {
  if (!ctx.actor) return null;
  const user = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } });
  return user && isReachable(user) ? user : null;
}

/** Returns a thread of the caller, marked as read. The first opening of an emailed link sends the enquiry to the owner. */
export const openEnquiry: Verb<typeof calls.openEnquiry> = async (ctx, which) => {
  if (which.token !== undefined) await consume(ctx, 'enquiryLinkByNetwork', networkOf(ctx.address));
  let thread = await readThread(ctx, ctx.db, which);
  const isConfirmation = stateAfter(thread.enquiry, thread.side, 'confirm', ctx.clock()) !== null;
  let isFirst = false;
  if (isConfirmation) {
    isFirst = await confirmByLink(ctx, which, thread.enquiry);
    thread = await readThread(ctx, ctx.db, which);
  }
  const { enquiry, side } = thread;
  const unread = side === 'owner' ? 'unreadByOwner' : 'unreadByAsker';
  // A program that reads a thread leaves it unread for the people of the company.
  if (enquiry[unread] > 0 && !ctx.actor?.key)
    await ctx.db.enquiry.updateMany({ where: { id: enquiry.id }, data: { [unread]: 0 } });
  return { ...(await presentEnquiry(ctx, thread)), alreadyConfirmed: !isFirst };
};

/** Whether this opening confirmed it: of two at once, one does. */
async function confirmByLink(ctx: RequestContext, which: Which, { email, ownerId }: Enquiry): Promise<boolean> {
  // The user of the link reads that mailbox, so the page also includes a thread of an account with this address.
  const account = await ctx.db.user.findUnique({ where: { email } });
  const asker = account && isReachable(account) && account.id !== ownerId ? account : null;
  return ctx.db.$transaction(async (tx) => {
    if (asker) await lockOwnersShared(tx, [asker.id, ownerId]);
    const { enquiry } = await lockThread(ctx, tx, which);
    if (enquiry.state !== 'unconfirmed') return false;
    await confirm(ctx, tx, asker ? { ...enquiry, askerId: asker.id } : enquiry);
    return true;
  });
}

/**
 * Sends an enquiry to its owner. Returns the id of its thread: the open one of the same asker and listing, if any. Throws
 * Conflict `blocked` when the owner has blocked the asker.
 */
async function confirm(ctx: RequestContext, tx: Transaction, enquiry: Enquiry): Promise<number> {
  const { id, propertyId, ownerId, email, askerId } = enquiry;
  // Of two confirmed at once, the second finds the thread of the first.
  await lockEnquiry(tx, propertyId, email);
  if (await tx.enquiryBlock.findUnique({ where: { ownerId_email: { ownerId, email } } })) {
    throw new Conflict('blocked', texts.ownerBlockedMessagesFrom());
  }
  const now = ctx.clock();
  const unreadByOwner = await tx.enquiryEntry.count({ where: { enquiryId: id } });
  const going = await tx.enquiry.findFirst({
    where: { propertyId, ownerId, email, state: { in: goingStates } },
  });
  if (going) {
    const { proposedAt, proposedBy } = enquiry;
    await tx.enquiryEntry.updateMany({ where: { enquiryId: id }, data: { enquiryId: going.id } });
    await tx.enquiryKey.updateMany({ where: { enquiryId: id }, data: { enquiryId: going.id } });
    await tx.enquiry.delete({ where: { id } });
    await tx.enquiry.update({
      where: { id: going.id },
      data: {
        // For an enquiry from before the account: the thread joins the account that proved the address since.
        askerId: going.askerId ?? askerId,
        lastEntryAt: now,
        unreadByOwner: { increment: unreadByOwner },
        ...(proposedAt ? { proposedAt, proposedBy } : {}),
      },
    });
    await announce(ctx, tx, going);
    return going.id;
  }
  const sent = await tx.enquiry.update({
    where: { id },
    data: { state: 'new', confirmedAt: now, lastEntryAt: now, unreadByOwner, askerId },
  });
  await announce(ctx, tx, sent);
  return id;
}

/** Tells the people and the programs of the owner that an enquiry arrived. */
async function announce(ctx: RequestContext, tx: Transaction, enquiry: Enquiry): Promise<void> {
  await emailNewEnquiry(ctx, tx, enquiry);
  if (enquiry.agencyId === null) return;
  await queueEnquiryForWebhooks(tx, enquiry.agencyId, enquiry.id);
  await sendWebhooksSoon(ctx, tx);
}

/** Deletes unconfirmed enquiries whose link has expired. */
export async function deleteUnconfirmedEnquiries(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - lifetimeMs);
  await ctx.db.enquiry.deleteMany({ where: { state: 'unconfirmed', createdAt: { lt: before } } });
}
