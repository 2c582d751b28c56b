import type { AppContext } from '../../../../context.ts';
import { placesInCountryOf } from './nearby-places.ts';
import type { Intent, Keyword } from '../query-parser/parsed-query.ts';
import { type FirstMatched, numberSteps, type RelaxedQuery } from './relaxation-steps.ts';
import { getVocabulary } from '../query-parser/vocabulary.ts';
import { unconstrainedQuery } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool'>;

/** Where the places have no listings, addresses may name them: "Ridgeways" in the address of a listing in the next area. */
export async function addressSteps(
  ctx: Context,
  intent: Intent,
  whole: RelaxedQuery,
  firstMatching: FirstMatched,
): Promise<RelaxedQuery[]> {
  const { places } = whole.query;
  if (!places || (await firstMatching([{ ...whole, query: { ...unconstrainedQuery, places } }]))) return [];
  const named = { name: 'place', phrases: intent.places.flatMap((place) => place.phrases) };
  const { unplaced: _, unplacedIds: __, neighbours: ___, ...rest } = whole.query;
  const country = await placesInCountryOf(
    ctx,
    intent.places.flatMap((place) => place.ids),
  );
  const step = { ...whole, query: { ...rest, places: country, keywords: [...rest.keywords, named] } };
  const steps = [step, ...numberSteps(intent, step, [named])];
  return [...steps, ...(await descriptionSteps(ctx, intent, step, firstMatching, [named]))];
}

/** Where no listing has the kind, descriptions may name it: "townhouse" in the description of an apartment. */
export async function descriptionSteps(
  ctx: Context,
  intent: Intent,
  whole: RelaxedQuery,
  firstMatching: FirstMatched,
  kept: Keyword[] = [],
): Promise<RelaxedQuery[]> {
  const { types, places, status } = whole.query;
  const phrases = intent.kindPhrases.filter((phrase) => !vagueKindPhrases.has(phrase));
  if (!types || !phrases.length) return [];
  const bare = { ...unconstrainedQuery, types, places, keywords: kept, ...(status && { status }) };
  if (await firstMatching([{ ...whole, query: bare }])) return [];
  // "Terrace" means a townhouse or a terraced duplex.
  const inRow = intent.kindPhrases.includes('terrace') ? (await getVocabulary(ctx)).kinds.get('terrace') : undefined;
  const alike = inRow ? [{ ...whole, query: { ...whole.query, types: [...inRow] } }] : [];
  const kind = { name: 'kind', phrases };
  const step = { ...whole, query: { ...whole.query, types: null, keywords: [...whole.query.keywords, kind] } };
  return [...alike, step, ...numberSteps(intent, step, [...kept, kind])];
}

/** Words that descriptions of any kind contain: the ground floor, a rooftop terrace. */
const vagueKindPhrases = new Set(
  'home homes residence nyumba numba makazi terrace terraces cluster ground stand stands store stores'.split(' '),
);
