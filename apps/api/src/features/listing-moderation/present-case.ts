import type { ModerationCase } from '@africanscity/contracts/listing-moderation';
import type { Prisma } from '@africanscity/db/generated/client';
import type { Config } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';
import { hiddenBy } from '../listings/visibility.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import type { withCase } from './read-cases.ts';

const shownDetails = 5;

type Row = Prisma.PropertyGetPayload<{ include: typeof withCase }>;

export function presentCase(config: Config, row: Row): ModerationCase {
  const { id, address, area, city, type, status, description, owner, reports, suspicions } = row;
  const times = [...reports, ...suspicions].map(({ createdAt }) => createdAt.getTime());
  return {
    id,
    address,
    area,
    city,
    type,
    price: row.price.toNumber(),
    status,
    description,
    picture: row.cover && presentPicture(config, row.cover),
    hiddenBy: hiddenBy(row),
    owner: { id: owner.id, name: fullName(owner), email: owner.email },
    reports: reports.length,
    reasons: Object.entries(Object.groupBy(reports, ({ reason }) => reason))
      .map(([reason, same]) => ({ reason: reason as (typeof reports)[number]['reason'], count: same.length }))
      .sort((a, b) => b.count - a.count),
    details: reports
      .map(({ details }) => details)
      .filter(Boolean)
      .slice(0, shownDetails),
    suspicions: suspicions.map(({ rule, detail }) => ({ rule, detail })),
    firstAt: new Date(Math.min(...times, Date.now())).toISOString(),
    lastAt: new Date(Math.max(...times)).toISOString(),
  };
}
