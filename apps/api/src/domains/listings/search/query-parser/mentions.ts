import { kindsWithin, type Kinds } from './kind-names.ts';
import type { Place } from './place-names.ts';
import { capitalize, type PlaceTerm, type Span } from './parsed-query.ts';

/** A word that names kinds. */
export interface KindMention {
  nodes: readonly string[];
  /** Whether "or" stands before it. */
  or: boolean;
  span: Span;
}

/** A word that names kinds that are not meant. */
export type ExcludedKind = Omit<KindMention, 'or'>;

/** The kinds that some mentions ask for together: "detached house" is both, "house or flat" either, those refused left out. */
export function resolveKinds(
  mentions: KindMention[],
  refused: ExcludedKind[],
  { tree }: Pick<Kinds, 'tree'>,
): { kinds: string[]; label: string; spans: Span[] }[] {
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
  const unwanted = refused.map(({ nodes, span }) => ({ kinds: kindsWithin(tree, nodes), span }));
  const wanted = groups.map(({ kinds, nodes, spans }) => {
    const within = unwanted.filter((each) => each.kinds.some((kind) => kinds.includes(kind)));
    const without = kinds.filter((kind) => within.some((each) => each.kinds.includes(kind)));
    const label = without.length ? `${nodes.join(' or ')}, not ${without.join(' or ')}` : nodes.join(' or ');
    const left = kinds.filter((kind) => !without.includes(kind));
    return { kinds: left, label, spans: [...spans, ...within.map(({ span }) => span)] };
  });
  return wanted.filter(({ kinds }) => kinds.length);
}

/** A phrase that places are called by. */
export interface PlaceMention {
  places: Place[];
  phrase: string;
  /** Typed otherwise, or heard in other letters. */
  guessed?: boolean;
  span: Span;
}

/**
 * The places that some mentions ask for, any of them: "Karen, Nairobi" is Karen alone, "Lekki Ajah" both. Of several
 * places of one name those in a place that is named too are meant; otherwise all are. A guess counts in the countries that are
 * named without one.
 */
export function resolvePlaces(named: PlaceMention[]): (PlaceTerm & { country: string; spans: Span[] })[] {
  const sure = named.filter(({ guessed }) => !guessed);
  const countries = new Set(sure.flatMap(({ places }) => places.map(({ country }) => country)));
  const mentions = named
    .map((one) =>
      one.guessed && sure.length ? { ...one, places: one.places.filter(({ country }) => countries.has(country)) } : one,
    )
    .filter(({ places }) => places.length);
  const meant = mentions.map(({ places, phrase, span }, at) => {
    const others = mentions.filter((_, other) => other !== at).map((mention) => mention.places.map(({ id }) => id));
    const around = (place: Place) =>
      others.filter((ids) => !ids.includes(place.id) && place.path.some((id) => ids.includes(id))).length;
    const most = Math.max(...places.map(around));
    return { places: places.filter((place) => around(place) === most), isInside: most > 0, phrase, span };
  });
  const found: (PlaceTerm & { country: string; spans: Span[] })[] = [];
  for (const { places, phrase, span } of meant) {
    const ids = places.map(({ id }) => id);
    // What a narrower place lies in is said by that place already.
    const holder = meant.find(
      (other) =>
        other.isInside &&
        other.places !== places &&
        other.places.every(({ path }) =>
          path.some((id) => ids.includes(id) && !other.places.some((each) => each.id === id)),
        ),
    );
    // So is a name of many places where some of them are named.
    const isSaidNarrower = meant.some(
      (other) =>
        other.places.length < places.length &&
        other.places.length > 0 &&
        other.places.every(({ id }) => ids.includes(id)),
    );
    const same = found.find((each) => each.ids.some((id) => ids.includes(id)));
    const [first] = places;
    if (holder || isSaidNarrower || !first) continue;
    if (same) same.spans.push(span);
    else {
      // The words of a listing hold its country as a word of its own.
      const codes = places.flatMap(({ kind, country }) => (kind === 'country' ? `zz${country.toLowerCase()}` : []));
      // The mainland of Lagos is forty areas.
      const name = places.length > maxNamedPlaces ? capitalize(phrase) : first.title;
      found.push({ ids, name, phrases: [phrase, ...codes], country: first.country, spans: [span] });
    }
  }
  // Spans of what was left out belong to the places in it.
  const left = meant.filter(({ span }) => !found.some(({ spans }) => spans.includes(span)));
  for (const { span } of left) found[0]?.spans.push(span);
  return found;
}

/** So many places of one name are still called by the first of them. */
const maxNamedPlaces = 4;

/** A phrase that places are called by that will not do. */
export type ExcludedPlace = Pick<PlaceMention, 'places' | 'span'>;

/** Of the places that will not do, those that lie in others: "Lagos but not Ajah". */
export function excludedWithin(ids: number[], refused: ExcludedPlace[]): ExcludedPlace[] {
  return refused
    .map((mention) => ({
      ...mention,
      places: mention.places.filter(({ path }) => path.some((id) => ids.includes(id))),
    }))
    .filter(({ places }) => places.length);
}
