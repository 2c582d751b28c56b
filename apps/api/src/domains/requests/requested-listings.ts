import type { calls } from '@africanscity/contracts/requests/calls';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import type { Verb } from '../../verb.ts';
import { presentCard } from '../listings/core/present-card.ts';
import { readCards } from '../listings/search/read-cards.ts';
import { wantedKinds } from './matching-owners.ts';
import { readRequest } from './read-request.ts';
import { categoryOf } from './request-texts.ts';
import { criteriaColumns, criteriaOf } from './criteria.ts';
import { findRequested, requestedConditions } from './criteria.sql.ts';

/** Listings are counted up to this number. */
const mostCounted = 2_000;

/** Number of listings to return. */
const few = 6;

/** Returns listings that a request matches now, those with the most of its facts first, then the newest. None without a known place. */
export const getRequestedListings: Verb<typeof calls.getRequestedListings> = async (ctx, input) => {
  const { category, ...request } = await criteriaColumns(ctx, input);
  const [read, criteria] = await Promise.all([
    readRequest(ctx, { ...request, amenities: [] }),
    criteriaOf(ctx, request),
  ]);
  const places = read.areas.length ? [...read.areas, ...read.beside] : read.cities;
  if (!places.length) return { total: 0, moreThanTotal: false, listings: [] };
  const kind = criteria.types.length || !input.category ? null : wantedKinds[categoryOf(category)];
  const where = requestedConditions(criteria, read, places, kind);
  const rows = await findRequested(ctx.pool, where, criteria, { most: mostCounted, few });
  const total = rows[0]!.total;
  const cards = await readCards(
    ctx,
    rows.flatMap(({ id }) => (id === null ? [] : [{ id }])),
  );
  const labels = await readStatusLabels(ctx);
  return {
    total: Math.min(total, mostCounted),
    moreThanTotal: total > mostCounted,
    listings: cards.map((card) => presentCard(ctx, labels, card)),
  };
};
