import type { calls } from '@africanscity/contracts/requests/calls';
import type { ReadSentence } from '@africanscity/contracts/requests/criteria';
import type { RequestContext } from '../../context.ts';
import type { Verb } from '../../verb.ts';
import { excludedAmenityLabel } from '../listings/search/part-labels.ts';
import { parseQuery } from '../listings/search/query-parser/parse-query.ts';
import type { ParsedQuery, PartName } from '../listings/search/query-parser/parsed-query.ts';
import { resolveQuery } from '../listings/search/relaxation/resolve-query.ts';
import { numbersIn } from './read-numbers.ts';
import { readMovingDate } from './moving-date.ts';
import { findChosenPlaces, findSlugs } from './criteria.sql.ts';

/** Parts of a sentence that no field of a request has. */
const withoutField: readonly PartName[] = ['baths', 'toilets', 'moveIn', 'word'];

/** Returns the fields that a sentence names: it is parsed like a search, but for the moving date. */
export const readPropertyRequest: Verb<typeof calls.readPropertyRequest> = async (ctx, { text }) => {
  const { day, rest } = readMovingDate(text, ctx.clock());
  const parsed = await parseQuery(ctx, rest);
  const { intent, budget, parts } = parsed;
  const { status } = await resolveQuery(ctx, intent);
  const rooms = intent.rooms?.min ?? intent.rooms?.max;
  const { numbers, unread } = numbersIn(rest, parsed);
  return {
    ...(await placesOf(ctx, parsed)),
    category: '',
    ...((status === 'FOR_RENT' || status === 'FOR_SALE') && { propertyStatus: status }),
    ...(budget && { budget: majorText(budget.amount), currency: budget.currency }),
    ...(budget?.per && { period: budget.per }),
    types: intent.kinds,
    facts: intent.amenities,
    amenities: intent.garages && intent.garages.max !== 0 ? ['garage'] : [],
    ...(rooms && { rooms }),
    ...(Object.keys(numbers).length > 0 && { numbers }),
    ...(day && { movingDate: day }),
    unread: [
      ...parts.filter(({ name }) => withoutField.includes(name)).map(({ label }) => label),
      ...unread,
      ...intent.excludedAmenities.map(excludedAmenityLabel),
    ],
  };
};

/** Places to choose, or a location in words where the sentence says "near" or excludes a place. */
async function placesOf(
  ctx: RequestContext,
  { intent, parts }: ParsedQuery,
): Promise<Pick<ReadSentence, 'location' | 'places'>> {
  if (intent.near || intent.excludedPlaces.length)
    return {
      location: parts
        .filter(({ name }) => name === 'place')
        .map(({ label }) => label)
        .join(', '),
      places: [],
    };
  const slugs = await findSlugs(
    ctx.db,
    intent.places.flatMap(({ ids }) => ids),
  );
  const places = await findChosenPlaces(
    ctx.db,
    slugs.map(({ slug }) => slug),
  );
  return { location: '', places };
}

/** An amount as the form takes it: at most two decimals, no separators. */
function majorText(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
