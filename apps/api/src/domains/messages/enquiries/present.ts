import * as texts from '@africanscity/messages/messages';
import type { Enquiry as EnquiryAnswer, EnquiryRow, EnquirySide } from '@africanscity/contracts/messages/enquiries';
import { zoneOf } from '@africanscity/contracts/messages/viewing-times';
import type { Agency, Enquiry, EnquiryEntry, Property, User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { fullName } from '../../../kernel/people.ts';
import { presentPhone } from '../../../kernel/phones/present-phone.ts';
import { namedListing } from '../../requests/present.ts';
import { findAnswerers } from './enquiry-readers.ts';
import { possibleActs } from './enquiry-states.ts';
import type { Thread } from './threads.ts';
import { viewingCalendar } from './viewing-calendar.ts';

/** Number of a thread's entries that are shown, the latest. */
const shown = 300;

export async function presentEnquiry(ctx: AppContext, { enquiry, side }: Thread): Promise<EnquiryAnswer> {
  const { id, ownerId, email } = enquiry;
  const [{ property, owner, agency }, entries, block, report, answerers] = await Promise.all([
    ctx.db.enquiry.findUniqueOrThrow({ where: { id }, include: { property: true, owner: true, agency: true } }),
    ctx.db.enquiryEntry.findMany({
      where: { enquiryId: id },
      orderBy: { id: 'desc' },
      take: shown,
      include: { author: true },
    }),
    ctx.db.enquiryBlock.findUnique({ where: { ownerId_email: { ownerId, email } } }),
    ctx.db.enquiryReport.findUnique({ where: { enquiryId_side: { enquiryId: id, side } } }),
    side === 'owner' && enquiry.agencyId !== null ? findAnswerers(ctx.db, enquiry) : [],
  ]);
  const now = ctx.clock();
  const { proposedAt, proposedBy, viewingAt } = enquiry;
  return {
    id,
    side,
    state: enquiry.state,
    listing: namedListing(property),
    with: otherName(side, { enquiry, owner, agency }),
    phone: side === 'owner' ? enquiry.phone || null : null,
    phoneLinks: side === 'owner' ? presentPhone(enquiry.phone, enquiry.phoneE164) : null,
    proposal: proposedAt && proposedBy ? { at: proposedAt.toISOString(), by: proposedBy } : null,
    viewingAt: viewingAt?.toISOString() ?? null,
    timeZone: zoneOf(property.country, property.city),
    calendar: viewingAt ? viewingCalendar(ctx.config, enquiry, property, now) : null,
    blocked: side === 'owner' ? block !== null : null,
    answeredBy: answerers.length ? (enquiry.assigneeId ?? ownerId) : null,
    answerers: answerers.map((person) => ({ id: person.id, name: fullName(person), mailed: isReachable(person) })),
    reported: report !== null,
    may: possibleActs(enquiry, side, now),
    entries: entries.toReversed().map((entry) => presentEntry(entry, enquiry, owner)),
    createdAt: enquiry.createdAt.toISOString(),
  };
}

export function presentEntry(
  entry: EnquiryEntry & { author: Pick<User, 'name'> | null },
  { name }: Pick<Enquiry, 'name'>,
  owner: Pick<User, 'name'>,
): EnquiryAnswer['entries'][number] {
  const { id, side, kind, text } = entry;
  return {
    id,
    side,
    author: side === 'asker' ? name : (entry.author ?? owner).name,
    kind,
    text,
    viewingAt: entry.viewingAt?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
  };
}

type Row = Enquiry & {
  property: Property;
  owner: User;
  agency: Agency | null;
  assignee: User | null;
  entries: (EnquiryEntry & { author: User | null })[];
};

/** Presents a thread in the list of one of its sides, with its latest message alone. */
export function presentEnquiryRow(row: Row, side: EnquirySide, readerId: number): EnquiryRow {
  const latest = row.entries[0];
  return {
    id: row.id,
    side,
    state: row.state,
    listing: namedListing(row.property),
    with: otherName(side, { ...row, enquiry: row }),
    excerpt: (latest?.text ?? '').slice(0, 160),
    excerptBy: latest?.side === side ? writerName(latest, row.owner, readerId) : null,
    unread: side === 'owner' ? row.unreadByOwner : row.unreadByAsker,
    answeredBy: side === 'owner' && row.agency ? fullName(row.assignee ?? row.owner) : null,
    lastEntryAt: row.lastEntryAt.toISOString(),
  };
}

/** Askers write under no account, so messages of their side are the reader's own. */
function writerName({ side, authorId, author }: Row['entries'][number], owner: User, readerId: number): string {
  return side === 'asker' || authorId === readerId ? texts.you() : fullName(author ?? owner);
}

function otherName(
  side: EnquirySide,
  { enquiry, owner, agency }: { enquiry: Pick<Enquiry, 'name'>; owner: User; agency: Agency | null },
): string {
  if (side === 'owner') return enquiry.name;
  return agency ? `${fullName(owner)}, ${agency.name}` : fullName(owner);
}
