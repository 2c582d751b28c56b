import type { AppContext } from '../../../../context.ts';
import { placesInCountryOf } from './nearby-places.ts';
import type { Wish, WordsMeant } from '../query-parser/parsed-query.ts';
import { type Met, numberSteps, type Settled } from './relaxation-steps.ts';
import { readVocabulary } from '../query-parser/vocabulary.ts';
import { nothingAsked } from './query-sql.ts';

type Context = Pick<AppContext, 'pool'>;

/** Where nothing lies in the places, addresses may name them: "Ridgeways" of what is listed in the area beside it. */
export async function addressSteps(ctx: Context, asked: Wish, whole: Settled, met: Met): Promise<Settled[]> {
  const { places } = whole.wish;
  if (!places || (await met([{ ...whole, wish: { ...nothingAsked, places } }]))) return [];
  const named = { name: 'place', phrases: asked.places.flatMap((place) => place.phrases) };
  const { unplaced: _, unplacedIds: __, beside: ___, ...rest } = whole.wish;
  const country = await placesInCountryOf(
    ctx,
    asked.places.flatMap((place) => place.ids),
  );
  const step = { ...whole, wish: { ...rest, places: country, words: [...rest.words, named] } };
  const steps = [step, ...numberSteps(asked, step, [named])];
  return [...steps, ...(await toldSteps(ctx, asked, step, met, [named]))];
}

/** Where no listing is of the kind, a description may say so: "townhouse" of what is listed as an apartment. */
export async function toldSteps(
  ctx: Context,
  asked: Wish,
  whole: Settled,
  met: Met,
  kept: WordsMeant[] = [],
): Promise<Settled[]> {
  const { types, places, status } = whole.wish;
  const phrases = asked.kindPhrases.filter((phrase) => !saysLittle.has(phrase));
  if (!types || !phrases.length) return [];
  const bare = { ...nothingAsked, types, places, words: kept, ...(status && { status }) };
  if (await met([{ ...whole, wish: bare }])) return [];
  // "Terrace" is what people call a townhouse, and how a duplex stands in a row.
  const inRow = asked.kindPhrases.includes('terrace') ? (await readVocabulary(ctx)).kinds.get('terrace') : undefined;
  const alike = inRow ? [{ ...whole, wish: { ...whole.wish, types: [...inRow] } }] : [];
  const kind = { name: 'kind', phrases };
  const step = { ...whole, wish: { ...whole.wish, types: null, words: [...whole.wish.words, kind] } };
  return [...alike, step, ...numberSteps(asked, step, [...kept, kind])];
}

/** Words of kinds that descriptions say of anything: the ground floor, a rooftop terrace. */
const saysLittle = new Set(
  'home homes residence nyumba numba makazi terrace terraces cluster ground stand stands store stores'.split(' '),
);
