import type { ReportedEnquiry } from '@africanscity/contracts/moderation/enquiry-reports';
import type { AdminListing, ModerationCase } from '@africanscity/contracts/moderation/queue';
import type { Prisma } from '@africanscity/db/generated/client';
import type { Config } from '../../context.ts';
import { fullName } from '../../kernel/people.ts';
import { presentPicture } from '../../kernel/pictures/stored-pictures.ts';
import { hiddenBy, pausedBecause } from '../listings/core/policy.ts';
import { askingPriceText } from '../listings/core/present-price.ts';
import { presentEntry } from '../messages/enquiries/present.ts';
import { listingName } from '../requests/request-texts.ts';
import { describeSuspicion } from './suspicion-details.ts';

/** Relations of a listing for the table. */
export const shownInTable = {
  owner: { select: { id: true, title: true, name: true, surname: true, email: true } },
  _count: { select: { reports: { where: { handledAt: null } } } },
} satisfies Prisma.PropertyInclude;

type Row = Prisma.PropertyGetPayload<{ include: typeof shownInTable }>;

export function presentAdminListing(row: Row, now: Date): AdminListing {
  const { id, address, area, city, type, status, owner } = row;
  return {
    id,
    address,
    area,
    city,
    type,
    price: row.price.toNumber(),
    askingPrice: askingPriceText(row),
    status,
    owner: { id: owner.id, name: fullName(owner), email: owner.email },
    createdAt: row.createdAt.toISOString(),
    hiddenBy: hiddenBy(row),
    pausedBecause: pausedBecause(row),
    hiddenReason: row.hiddenReason,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedReason: row.deletedReason,
    featuredUntil: row.featuredUntil && row.featuredUntil > now ? row.featuredUntil.toISOString() : null,
    reports: row._count.reports,
  };
}

/** Maximum of a listing's reports to read for a page. */
const mostReports = 500;

const open = { where: { handledAt: null } } as const;

export const withCase = {
  owner: { select: { id: true, title: true, name: true, surname: true, email: true } },
  cover: { include: { variants: true } },
  reports: { ...open, orderBy: { createdAt: 'desc' }, take: mostReports },
  suspicions: { ...open, orderBy: { raisedAt: 'desc' } },
} satisfies Prisma.PropertyInclude;

const shownDetails = 5;

type CaseRow = Prisma.PropertyGetPayload<{ include: typeof withCase }>;

/** Null when no case is open any longer: another administrator decided meanwhile. */
export function presentCase(config: Config, row: CaseRow): ModerationCase | null {
  const { id, address, area, city, type, status, description, owner, reports, suspicions } = row;
  const times = [...reports.map(({ createdAt }) => createdAt), ...suspicions.map(({ raisedAt }) => raisedAt)].map(
    Number,
  );
  if (times.length === 0) return null;
  return {
    id,
    address,
    area,
    city,
    type,
    price: row.price.toNumber(),
    askingPrice: askingPriceText(row),
    status,
    description,
    picture: row.cover && presentPicture(config, row.cover),
    hiddenBy: hiddenBy(row),
    pausedBecause: pausedBecause(row),
    owner: { id: owner.id, name: fullName(owner), email: owner.email },
    reports: reports.length,
    reasons: Object.entries(Object.groupBy(reports, ({ reason }) => reason))
      .map(([reason, same]) => ({ reason: reason as (typeof reports)[number]['reason'], count: same.length }))
      .sort((a, b) => b.count - a.count),
    details: reports
      .map(({ details }) => details)
      .filter(Boolean)
      .slice(0, shownDetails),
    suspicions: suspicions.map(({ rule, detail }) => ({ rule, detail: describeSuspicion(rule, detail) })),
    firstAt: new Date(Math.min(...times)).toISOString(),
    lastAt: new Date(Math.max(...times)).toISOString(),
  };
}

/** Presents a reported conversation for its decision. */
export const withThread = {
  enquiry: {
    include: { property: true, owner: true, entries: { orderBy: { id: 'asc' }, include: { author: true } } },
  },
} satisfies Prisma.EnquiryReportInclude;

type ReportWithThread = Prisma.EnquiryReportGetPayload<{ include: typeof withThread }>;

export function presentReportedEnquiry({ id, side, details, createdAt, enquiry }: ReportWithThread): ReportedEnquiry {
  const { property, owner, askerId, name, entries } = enquiry;
  return {
    id,
    reportedBy: side,
    details,
    createdAt: createdAt.toISOString(),
    state: enquiry.state,
    listing: { id: property.id, title: listingName(property) },
    asker: { id: askerId, name },
    owner: { id: owner.id, name: fullName(owner) },
    entries: entries.map((entry) => presentEntry(entry, enquiry, owner)),
  };
}
