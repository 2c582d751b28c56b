import * as texts from '@africanscity/messages/accounts';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { User } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { AppContext, RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { consume } from '../../kernel/limits.ts';
import { forgetInJobs } from '../../kernel/jobs/forget-in-jobs.ts';
import { forgetInEmails } from '../../kernel/outbox/forget-recipient.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { forgetSpamForms } from '../../kernel/spam-forms.ts';
import { lockCaller } from './lock-accounts.ts';
import { readOwnUser } from './logged-in-user.ts';
import { accountDeletedEmail } from './emails.ts';
import { verifyPassword } from './passwords.ts';
import { deleteFactors } from './second-factor/factors.ts';
import { findSentForms } from './sent-forms.ts';
import { lockAdministrators, lockAgenciesOf } from './accounts.sql.ts';

/** Deletes the data of the caller. A row without a name remains, because payments refer to it. */
export async function deleteAccount(ctx: RequestContext, { password }: { password: string }): Promise<void> {
  const user = await readOwnUser(ctx);
  await consume(ctx, 'deleteAccount', user.id);
  if (!(await verifyPassword(password, user.passwordHash))) {
    throw new InvalidInput([{ field: 'password', defaultMessage: texts.passwordNotRight() }]);
  }
  await ctx.db.$transaction(async (tx) => {
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx, user);
    await lockCaller(ctx, tx);
    await forgetUser(ctx, tx, user.id);
    await enqueueEmail(ctx, tx, {
      to: user.email,
      forgetsRecipient: true,
      ...emailIn(user, () => accountDeletedEmail(user)),
    });
  }, longTransaction);
}

async function refuseLastAdministrator(tx: Transaction, user: User): Promise<void> {
  // Locked, so that the last two administrators cannot leave at the same time.
  const admins = await lockAdministrators(tx);
  if (!admins.some(({ id }) => id !== user.id))
    throw new Conflict('last_administrator', texts.lastAdministratorCannotLeave());
}

/**
 * Empties a user's row, removes their listings from the site, and deletes the rest of their data. The caller must lock the
 * account first, so that concurrent saves have ended and later ones find the account gone.
 */
export async function forgetUser(ctx: AppContext, tx: Transaction, userId: number): Promise<void> {
  const own = { where: { userId } };
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const sent = await findSentForms(tx, user);
  await tx.newsletterSubscriber.deleteMany({ where: { email: user.email } });
  await tx.savedSearchRequest.deleteMany({ where: { email: user.email } });
  await tx.session.deleteMany(own);
  await tx.accountToken.deleteMany(own);
  await deleteFactors(tx, userId);
  await tx.userContact.deleteMany(own);
  await tx.shortlist.deleteMany(own);
  await tx.favorite.deleteMany(own);
  await tx.savedSearch.deleteMany(own);
  await tx.listingReport.deleteMany({ where: { reporterId: userId } });
  await tx.feedback.deleteMany(own);
  await tx.propertyRequest.deleteMany({ where: { id: { in: sent.propertyRequests } } });
  await tx.propertyRequestMatch.deleteMany({ where: { ownerId: userId } });
  await tx.propertyRequestAnswer.deleteMany({ where: { ownerId: userId } });
  // Both sides share one thread.
  await tx.enquiry.deleteMany({ where: { OR: [{ ownerId: userId }, { id: { in: sent.enquiries } }] } });
  await tx.enquiryEntry.updateMany({ where: { authorId: userId }, data: { authorId: null } });
  await tx.enquiry.updateMany({ where: { assigneeId: userId }, data: { assigneeId: null } });
  await tx.enquiryBlock.deleteMany({ where: { ownerId: userId } });
  await tx.contactShare.deleteMany({ where: { OR: [{ ownerId: userId }, { viewerId: userId }] } });
  await tx.contactShareNetwork.deleteMany({ where: { ownerId: userId } });
  await tx.listingContactReveal.deleteMany(own);
  await tx.listingSubmission.deleteMany(own);
  await tx.listingImport.deleteMany({ where: { OR: [{ userId }, { ownerId: userId }, { forId: userId }] } });
  await tx.importColumnChoice.deleteMany(own);
  await tx.listingFeed.deleteMany({ where: { ownerId: userId } });
  // Of the team: their next fetch says that an administrator must save them again.
  await tx.listingFeed.updateMany({ where: { userId }, data: { userId: null } });
  await tx.listingFeed.updateMany({ where: { forId: userId }, data: { forId: null } });
  await tx.remotePicture.deleteMany({ where: { ownerId: userId } });
  await tx.importedListing.deleteMany({ where: { property: { ownerId: userId } } });
  await tx.propertyEvaluation.deleteMany({ where: { id: { in: sent.evaluations } } });
  await tx.contactMessage.deleteMany({ where: { id: { in: sent.contactMessages } } });
  await tx.agencyJoinRequest.deleteMany(own);
  await tx.agencyInvitation.deleteMany({ where: { OR: [{ email: user.email }, { acceptedById: userId }] } });
  await tx.apiKey.deleteMany({ where: { createdById: userId } });
  await tx.webhook.deleteMany({ where: { createdById: userId } });
  await passOnAgencies(tx, userId);
  await forgetInEmails(tx, user.email);
  await forgetInJobs(tx, user.email);
  await forgetSpamForms(tx, user.email);
  const now = ctx.clock();
  await tx.listingSuspicion.deleteMany({ where: { property: { ownerId: userId } } });
  await tx.formerPicture.deleteMany({ where: { ownerId: userId } });
  await tx.relisting.deleteMany({ where: { later: { ownerId: userId } } });
  await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: now, ...noTexts } });
  await tx.property.updateMany({
    where: { ownerId: userId, deletedAt: null },
    data: { deletedAt: now, deletedBy: 'owner' },
  });
  await tx.user.update({
    where: { id: userId },
    data: {
      title: null,
      name: 'Deleted',
      surname: 'User',
      email: `deleted-${userId}@deleted.invalid`,
      phone: null,
      phoneE164: null,
      role: 'INDIVIDUAL',
      country: null,
      emailVerifiedAt: null,
      passwordHash: null,
      authorities: [],
      pictureHash: null,
      disabledAt: now,
    },
  });
}

/** The owner's texts of a listing. Type, city and area stay for the page that says that the listing is gone. */
const noTexts = {
  role: 'INDIVIDUAL',
  reference: null,
  firstListedAt: null,
  stateName: null,
  address: 'Deleted',
  description: '',
  amenities: [],
  googleLocation: null,
  hiddenReason: null,
  deletedReason: null,
} satisfies Prisma.PropertyUpdateManyMutationInput;

/** Ends all memberships of a leaving user. Companies that they own pass to the longest member. */
export async function passOnAgencies(tx: Transaction, userId: number): Promise<void> {
  // Locked, so that of two members who leave at once neither becomes the other's successor.
  await lockAgenciesOf(tx, userId);
  const owned = await tx.agencyMember.findMany({ where: { userId, isOwner: true }, select: { agencyId: true } });
  await tx.agencyMember.deleteMany({ where: { userId } });
  for (const { agencyId } of owned) {
    const heir = await tx.agencyMember.findFirst({
      where: { agencyId, user: { disabledAt: null } },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    });
    if (!heir) continue;
    await tx.agencyMember.update({
      where: { agencyId_userId: { agencyId, userId: heir.userId } },
      data: { isOwner: true },
    });
  }
}
