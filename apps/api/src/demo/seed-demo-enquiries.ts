import type { Transaction } from '@africanscity/db/client';
import { demoEnquiries } from '@africanscity/db/seed/demo/enquiries';
import type { DemoEnquiry } from '@africanscity/db/seed/demo/types';
import { plainName } from '../kernel/people.ts';
import { toE164 } from '../kernel/phones/phone-numbers.ts';

const hourMs = 60 * 60_000;
/** Time between sending an enquiry and opening the emailed link. */
const confirmingMs = 4 * 60_000;

/** Creates conversations in every state about the listings of the owners that a visitor can log in as. */
export async function seedDemoEnquiries(
  tx: Transaction,
  idOf: (email: string) => number | undefined,
  now: Date,
): Promise<void> {
  for (const enquiry of demoEnquiries) {
    const ownerId = idOf(enquiry.to);
    if (ownerId === undefined) continue;
    const listing = await findListing(tx, ownerId, enquiry.listing);
    const asker = await findAsker(tx, enquiry);
    if (!listing || !asker) continue;
    const { id: propertyId, agencyId } = listing;
    await tx.enquiry.create({
      data: { ...conversation(enquiry, ownerId, now), ...asker, propertyId, ownerId, agencyId },
    });
  }
}

function findListing(tx: Transaction, ownerId: number, at: number) {
  return tx.property.findFirst({
    where: { ownerId, status: { in: ['FOR_SALE', 'FOR_RENT'] } },
    orderBy: { createdAt: 'asc' },
    skip: at,
    select: { id: true, agencyId: true },
  });
}

async function findAsker(tx: Transaction, { asker }: DemoEnquiry) {
  if (typeof asker !== 'string') return { ...asker, phoneE164: toE164(asker.phone, []) };
  const user = await tx.user.findUnique({ where: { email: asker } });
  if (!user) return null;
  const { id, email, phoneE164 } = user;
  return { askerId: id, name: plainName(user), email, phone: user.phone ?? '', phoneE164 };
}

/** The state of a conversation, with its entries. */
function conversation({ hoursAgo, viewingInDays, talk }: DemoEnquiry, ownerId: number, now: Date) {
  const confirmedAt = new Date(now.getTime() - hoursAgo * hourMs);
  const at = (hours: number) => new Date(confirmedAt.getTime() + hours * hourMs);
  const viewingAt = viewingInDays === undefined ? null : new Date(now.getTime() + viewingInDays * 24 * hourMs);
  viewingAt?.setUTCHours(8, 0, 0, 0);
  const last = talk.at(-1)!;
  const answer = talk.find(({ side }) => side === 'owner');
  const closed = last.does === 'closing';
  const agreed = last.does === 'agreement';
  return {
    state: closed ? 'closed' : agreed ? 'viewing_agreed' : answer ? 'answered' : 'new',
    createdAt: new Date(confirmedAt.getTime() - confirmingMs),
    confirmedAt,
    answeredAt: answer ? at(answer.hours) : null,
    closedAt: closed ? at(last.hours) : null,
    lastEntryAt: at(last.hours),
    viewingAt: agreed ? viewingAt : null,
    viewings: agreed ? 1 : 0,
    unreadByOwner: answer ? 0 : talk.length,
    entries: {
      create: talk.map(({ side, hours, text = '', does }) => ({
        side,
        text,
        kind: does ?? ('message' as const),
        viewingAt: does && does !== 'closing' ? viewingAt : null,
        authorId: side === 'owner' ? ownerId : null,
        createdAt: at(hours),
      })),
    },
  } as const;
}
