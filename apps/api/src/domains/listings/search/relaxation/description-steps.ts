import type { AppContext } from '../../../../context.ts';
import { placesInCountryOf } from './nearby-places.ts';
import type { Intent, Keyword } from '../query-parser/parsed-query.ts';
import { type FirstMatched, numberSteps, type RelaxedQuery } from './relaxation-steps.ts';
import { getVocabulary } from '../query-parser/vocabulary.ts';
import { unconstrainedQuery } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool'>;

/** Where nothing lies in the places, addresses may name them: "Ridgeways" of what is listed in the area beside it. */
export async function addressSteps(
  ctx: Context,
  asked: Intent,
  whole: RelaxedQuery,
  met: FirstMatched,
): Promise<RelaxedQuery[]> {
  const { places } = whole.query;
  if (!places || (await met([{ ...whole, query: { ...unconstrainedQuery, places } }]))) return [];
  const named = { name: 'place', phrases: asked.places.flatMap((place) => place.phrases) };
  const { unplaced: _, unplacedIds: __, neighbours: ___, ...rest } = whole.query;
  const country = await placesInCountryOf(
    ctx,
    asked.places.flatMap((place) => place.ids),
  );
  const step = { ...whole, query: { ...rest, places: country, keywords: [...rest.keywords, named] } };
  const steps = [step, ...numberSteps(asked, step, [named])];
  return [...steps, ...(await descriptionSteps(ctx, asked, step, met, [named]))];
}

/** Where no listing is of the kind, a description may say so: "townhouse" of what is listed as an apartment. */
export async function descriptionSteps(
  ctx: Context,
  asked: Intent,
  whole: RelaxedQuery,
  met: FirstMatched,
  kept: Keyword[] = [],
): Promise<RelaxedQuery[]> {
  const { types, places, status } = whole.query;
  const phrases = asked.kindPhrases.filter((phrase) => !vagueKindPhrases.has(phrase));
  if (!types || !phrases.length) return [];
  const bare = { ...unconstrainedQuery, types, places, keywords: kept, ...(status && { status }) };
  if (await met([{ ...whole, query: bare }])) return [];
  // "Terrace" is what people call a townhouse, and how a duplex stands in a row.
  const inRow = asked.kindPhrases.includes('terrace') ? (await getVocabulary(ctx)).kinds.get('terrace') : undefined;
  const alike = inRow ? [{ ...whole, query: { ...whole.query, types: [...inRow] } }] : [];
  const kind = { name: 'kind', phrases };
  const step = { ...whole, query: { ...whole.query, types: null, keywords: [...whole.query.keywords, kind] } };
  return [...alike, step, ...numberSteps(asked, step, [...kept, kind])];
}

/** Words of kinds that descriptions say of anything: the ground floor, a rooftop terrace. */
const vagueKindPhrases = new Set(
  'home homes residence nyumba numba makazi terrace terraces cluster ground stand stands store stores'.split(' '),
);
