import { isContext } from '../query-parser/lexicon.ts';
import { areHomes, haveOneRoom, homeKinds } from '../query-parser/kind-names.ts';
import type { Intent, Keyword, Range } from '../query-parser/parsed-query.ts';
import type { Vocabulary } from '../query-parser/vocabulary.ts';
import { numberSteps, type RelaxedQuery } from './relaxation-steps.ts';

/** Where the places have no listings, addresses may name them: "Ridgeways" in the address of a listing in the next area. */
export function addressSteps(intent: Intent, whole: RelaxedQuery, vocabulary: Vocabulary): RelaxedQuery[] {
  const named = { name: 'place', phrases: intent.places.flatMap((place) => place.phrases) };
  const { unplaced: _, unplacedIds: __, neighbours: ___, ...rest } = whole.query;
  const country = vocabulary.placeTree.inCountriesOf(intent.places.flatMap((place) => place.ids));
  const step = { ...whole, query: { ...rest, places: country, keywords: [...rest.keywords, named] } };
  return [step, ...numberSteps(intent, step, [named]), ...descriptionSteps(intent, step, vocabulary, [named])];
}

/** Where no listing has the kind, descriptions may name it: "townhouse" in the description of an apartment. */
export function descriptionSteps(
  intent: Intent,
  whole: RelaxedQuery,
  { kinds, tree }: Vocabulary,
  kept: Keyword[] = [],
): RelaxedQuery[] {
  const phrases = intent.kindPhrases.filter((phrase) => !isContext(phrase, 'vague kind'));
  if (!whole.query.types || !phrases.length) return [];
  // "Terrace" means a townhouse or a terraced duplex.
  const inRow = intent.kindPhrases.includes('terrace') ? kinds.get('terrace') : undefined;
  const alike = inRow ? [{ ...whole, query: { ...whole.query, types: [...inRow] } }] : [];
  const kind = { name: 'kind', phrases };
  // A shop whose description names the flat above it is no flat.
  const types = areHomes(tree, intent.kinds) ? homeKinds(tree) : null;
  const step = { ...whole, query: { ...whole.query, types, keywords: [...whole.query.keywords, kind] } };
  const steps = [step, ...numberSteps(intent, step, [...kept, kind])];
  // Nor is a house with a "staff bedsitter" one.
  const isOfRooms = haveOneRoom(intent.kinds) && !intent.rooms;
  return [...alike, ...(isOfRooms ? steps.map((each) => withRooms(each, { max: 1 })) : steps)];
}

function withRooms(step: RelaxedQuery, rooms: Range): RelaxedQuery {
  return { ...step, query: { ...step.query, rooms } };
}
