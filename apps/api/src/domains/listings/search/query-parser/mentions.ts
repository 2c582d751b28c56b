import { areNamedByModifier, kindsWithin, type Kinds, withoutSingleRooms } from './kind-names.ts';
import type { Place } from './place-names.ts';
import { capitalize, type PlaceTerm, type Span } from './parsed-query.ts';

/** A phrase that names kinds. */
export interface KindMention {
  nodes: readonly string[];
  /** Whether "or" precedes it. */
  or: boolean;
  span: Span;
}

/** A phrase that names excluded kinds. */
export type ExcludedKind = Omit<KindMention, 'or'>;

/** Combines mentions of kinds, less the excluded kinds: "detached house" intersects, "house or flat" unites, "detached villa" is a villa. */
export function resolveKinds(
  mentions: KindMention[],
  excluded: ExcludedKind[],
  { tree }: Pick<Kinds, 'tree'>,
): { kinds: string[]; names: readonly string[]; excluded: string[]; spans: Span[] }[] {
  const groups: { kinds: string[]; nodes: readonly string[]; spans: Span[] }[] = [];
  for (const { nodes, or, span } of mentions) {
    const kinds = kindsWithin(tree, nodes);
    const narrowed = or ? undefined : groups.findLast((group) => group.kinds.some((kind) => kinds.includes(kind)));
    if (!narrowed) {
      groups.push({ kinds, nodes, spans: [span] });
      continue;
    }
    const both = narrowed.kinds.filter((kind) => kinds.includes(kind));
    narrowed.nodes = both.length < narrowed.kinds.length && kinds.length === both.length ? nodes : narrowed.nodes;
    if (both.length < kinds.length && both.length < narrowed.kinds.length) narrowed.nodes = both;
    narrowed.kinds = both;
    narrowed.spans.push(span);
  }
  const excludedKinds = excluded.map(({ nodes, span }) => ({ kinds: kindsWithin(tree, nodes), span }));
  const areAlternatives = mentions.some(({ or }) => or);
  const named = groups.filter(({ nodes }) => areAlternatives || !areNamedByModifier(nodes));
  const included = (named.length ? named : groups).map(({ kinds, nodes, spans }) => {
    const within = excludedKinds.filter((each) => each.kinds.some((kind) => kinds.includes(kind)));
    const without = kinds.filter((kind) => within.some((each) => each.kinds.includes(kind)));
    const left = withoutSingleRooms(kinds, nodes).filter((kind) => !without.includes(kind));
    return { kinds: left, names: nodes, excluded: without, spans: [...spans, ...within.map(({ span }) => span)] };
  });
  return included.filter(({ kinds }) => kinds.length);
}

/** A phrase that names places. */
export interface PlaceMention {
  places: Place[];
  phrase: string;
  /** Found by spell correction or by its phonetic key. */
  guessed?: boolean;
  /** The position of the mention before, where "or" is between the two. */
  or?: Span | undefined;
  span: Span;
}

/** Whether "or" is between two mentions: "Lagos or Lekki". */
function areAlternatives(one: PlaceMention, other: PlaceMention): boolean {
  return one.or === other.span || other.or === one.span;
}

/**
 * The places that each phrase may mean beside the others, those of one country alone: of several places with one name, those in these
 * countries. An area without one there, as the Medina of Dakar in "medina Fes", is none of them beside such a city, unless "or" joins it.
 */
function inCountriesNamed(named: PlaceMention[]): PlaceMention[] {
  return named.map((one) => {
    const others = named.filter(({ span, guessed }) => span !== one.span && !guessed).filter(inOneCountry);
    const places = one.places.filter(({ country }) => others.some((other) => other.places[0]!.country === country));
    const isForeign =
      others.some((other) => !isArea(other) && areNeighbours(one, other)) &&
      isArea(one) &&
      !others.some((other) => areAlternatives(one, other));
    return others.length && (places.length || one.guessed || isForeign) ? { ...one, places } : one;
  });
}

/** Whether no word is between two mentions: in "Lagos Avenue, East Legon" and "Accra and Lekki" there is one. */
function areNeighbours(one: PlaceMention, other: PlaceMention): boolean {
  const gap = Math.max(one.span[0], other.span[0]) - Math.min(one.span[1], other.span[1]);
  return gap <= ', '.length;
}

function isArea({ places }: PlaceMention): boolean {
  return places.every(({ kind }) => kind === 'area');
}

function inOneCountry({ places }: PlaceMention): boolean {
  return places.every(({ country }) => country === places[0]!.country);
}

/** The phrases that name a place of another country only: words to search for. */
export function foreignNames(named: PlaceMention[]): PlaceMention[] {
  return inCountriesNamed(named).filter(({ places, guessed }) => !places.length && !guessed);
}

/**
 * Combines mentions of places: "Karen, Nairobi" is Karen alone, "Lekki Ajah" and "Lagos or Lekki" are both. Of several places with one
 * name, those inside another named place count, else all in the countries of the others.
 */
export function resolvePlaces(named: PlaceMention[]): (PlaceTerm & { country: string; spans: Span[] })[] {
  const mentions = inCountriesNamed(named).filter(({ places }) => places.length);
  const meant = mentions.map((mention) => {
    const { places } = mention;
    const others = mentions
      .filter((other) => other !== mention && !areAlternatives(mention, other))
      .map((other) => other.places.map(({ id }) => id));
    const around = (place: Place) =>
      others.filter((ids) => !ids.includes(place.id) && place.path.some((id) => ids.includes(id))).length;
    const most = Math.max(...places.map(around));
    return { ...mention, places: places.filter((place) => around(place) === most), isInside: most > 0 };
  });
  const found: (PlaceTerm & { country: string; spans: Span[] })[] = [];
  for (const mention of meant) {
    const { places, phrase, span } = mention;
    const ids = places.map(({ id }) => id);
    // A named place inside this one replaces it.
    const holder = meant.find(
      (other) =>
        other.isInside &&
        other.places !== places &&
        !areAlternatives(mention, other) &&
        other.places.every(({ path }) =>
          path.some((id) => ids.includes(id) && !other.places.some((each) => each.id === id)),
        ),
    );
    // So does a mention that names only some of these places.
    const isSaidNarrower = meant.some(
      (other) =>
        other.places.length < places.length &&
        other.places.length > 0 &&
        other.places.every(({ id }) => ids.includes(id)),
    );
    const same = found.find((each) => each.ids.some((id) => ids.includes(id)));
    // "Fourways" is rather the suburb of that name than a junction that is called so too.
    const first =
      places.find(({ title, kind }) => kind === places[0]!.kind && title.toLowerCase() === phrase) ?? places[0];
    if (holder || isSaidNarrower || !first) continue;
    if (same) same.spans.push(span);
    else {
      // The words of a listing include a code for its country.
      const codes = places.flatMap(({ kind, country }) => (kind === 'country' ? `zz${country.toLowerCase()}` : []));
      // "Mainland" names forty areas of Lagos.
      const name = places.length > maxNamedPlaces ? capitalize(phrase) : first.title;
      found.push({ ids, name, phrases: [phrase, ...codes], country: first.country, spans: [span] });
    }
  }
  // The spans of replaced places belong to the place that remains.
  const left = meant.filter(({ span }) => !found.some(({ spans }) => spans.includes(span)));
  for (const { span } of left) found[0]?.spans.push(span);
  return found;
}

/** Up to so many places of one name are labelled by the title of the first. */
const maxNamedPlaces = 4;

/** A phrase that names excluded places. */
export type ExcludedPlace = Pick<PlaceMention, 'places' | 'span'>;

/** The excluded places that lie in some places: "Lagos but not Ajah". */
export function excludedWithin(ids: number[], excluded: ExcludedPlace[]): ExcludedPlace[] {
  return excluded
    .map((mention) => ({
      ...mention,
      places: mention.places.filter(({ path }) => path.some((id) => ids.includes(id))),
    }))
    .filter(({ places }) => places.length);
}
