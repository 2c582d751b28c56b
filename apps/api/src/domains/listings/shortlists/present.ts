import type { SharedHome, ShortlistComment, ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Prisma, Property, ShortlistComment as CommentRow } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';
import { presentChanges } from '../details/changes.ts';

/** Changes of a listing that a list shows. */
const mostChanges = 20;

/** Relations that a query of favorites includes for their lists. */
export const favoriteIncludes = {
  property: { include: { ...cardIncludes, changes: { orderBy: { id: 'desc' }, take: mostChanges } } },
} as const;

type FavoriteRow = Prisma.FavoriteGetPayload<{ include: typeof favoriteIncludes }>;

/** Presents a home for the readers of a list, without its owner's note. */
export function presentHome(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  labels: StatusLabels,
  { property, createdAt }: FavoriteRow,
  comments: CommentRow[],
): SharedHome {
  const since = property.changes.filter(({ changedAt }) => changedAt >= createdAt);
  const isListed = property.listedAs !== null;
  const { changes } = presentChanges({ ...property, changes: since }, []);
  return {
    id: property.id,
    card: isListed ? presentCard(ctx, labels, property) : null,
    type: property.type,
    area: property.area,
    city: property.city,
    state: stateOf(property),
    changes: isListed ? changes.map(({ day, events }) => ({ day, events })) : [],
    comments: comments.map(presentComment),
  };
}

/** Presents a home for the owner of the list. */
export function presentOwnHome(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  labels: StatusLabels,
  favorite: FavoriteRow,
  comments: CommentRow[],
): ShortlistHome {
  const { note, price } = favorite;
  return { ...presentHome(ctx, labels, favorite, comments), note, savedPrice: price && Number(price) };
}

function stateOf({ status, listedAs, deletedAt }: Property): SharedHome['state'] {
  if (status === 'SOLD') return 'sold';
  if (status === 'RENTED') return 'rented';
  if (deletedAt) return 'withdrawn';
  if (listedAs === null) return 'hidden';
  return status === 'UNDER_OFFER' ? 'under_offer' : 'open';
}

function presentComment({ id, name, opinion, text, createdAt }: CommentRow): ShortlistComment {
  return { id, name, opinion, text, day: createdAt.toISOString().slice(0, 10) };
}
