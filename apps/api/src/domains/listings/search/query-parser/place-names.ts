import type { Kinds } from './kind-names.ts';
import { isStopWord, isKnownWord } from './known-words.ts';
import { arabicStems, isArabic, consonantKey, arabicSpellings, phoneticKey, mergeDigraphs } from './phonetic-keys.ts';

export interface Place {
  id: number;
  kind: 'country' | 'city' | 'area';
  country: string;
  /** The name for display. */
  title: string;
  /** Ids of the places that it lies in, its own id last. */
  path: number[];
  /** Whether only its phonetic key matches. */
  isPhonetic?: boolean;
}

/** The names of kinds, and of the places that a text may name. */
export interface Names extends Kinds {
  /** Places by normalized name. */
  places: ReadonlyMap<string, Place[]>;
}

/** A place with one of its normalized names. */
export interface PlaceName {
  name: string;
  place: Place;
}

/** Suffixes of the parts of a town: "Jos North" is a part of Jos. */
const parts = ['north', 'south', 'east', 'west', 'central', 'municipal'];

/** All place names, by name and by phonetic key. */
export class PlaceNames {
  readonly byName: ReadonlyMap<string, Place[]>;
  /** Names by phonetic key, and by consonant key. */
  readonly #voiced: ReadonlyMap<string, PlaceName[]>;
  readonly #sounding: ReadonlyMap<string, PlaceName[]>;

  /** Narrower places come before wider ones. */
  constructor(named: PlaceName[]) {
    const exact = Map.groupBy(named, ({ name }) => name);
    const byName = new Map([...exact].map(([name, all]) => [name, all.map(({ place }) => place)] as const));
    for (const name of exact.keys()) {
      const town = /^([a-z]{3,}) (\w+)$/.exec(name);
      const [, whole = '', part = ''] = town ?? [];
      if (!parts.includes(part) || isKnownWord(whole) || !exact.has(whole)) continue;
      byName.set(whole, [...byName.get(whole)!, ...exact.get(name)!.map(({ place }) => place)]);
    }
    this.byName = byName;
    const latin = named.filter(
      ({ name, place }) =>
        place.kind !== 'country' &&
        /^[a-z ]{3,}( [0-9]{1,2})?$/.test(name) &&
        (name.length > 3 || name === place.title.toLowerCase()),
    );
    this.#voiced = Map.groupBy(latin, ({ name }) => phoneticKey(name));
    this.#sounding = Map.groupBy(
      latin.filter(({ name }) => name.length > 3),
      ({ name }) => consonantKey(name),
    );
  }

  /** The places that the phrases name, in Latin or Arabic letters. */
  named(phrases: string[], { kinds }: Kinds): Names['places'] {
    const found = new Map(
      phrases.flatMap((phrase) => {
        const places = this.byName.get(phrase);
        return places ? [[phrase, places] as const] : [];
      }),
    );
    const isNamed = (phrase: string) => {
      const [head = '', ...rest] = phrase.split(' ');
      return [head, ...arabicStems(head)].some((start) => this.byName.has([start, ...rest].join(' ')));
    };
    const isKind = (phrase: string) =>
      phrase.split(' ').some((word) => [word, ...arabicStems(word)].some((each) => kinds.has(each)));
    for (const phrase of phrases) {
      if (!isArabic(phrase) || isNamed(phrase) || isKind(phrase)) continue;
      const places = this.#soundingLike(phrase);
      if (places.length) found.set(phrase, places);
    }
    return found;
  }

  /**
   * Places whose names sound like an Arabic phrase: the phonetic keys are equal, or at least three consonants are.
   * Abbreviations such as "dar" and "fct" do not count.
   */
  #soundingLike(phrase: string): Place[] {
    const isOwn = (word: string) =>
      !/^\d/.test(word) && [word, ...arabicStems(word)].some((each) => isKnownWord(each) || isStopWord(each));
    if (!/^[\u0600-\u06ff ]{3,}( \d{1,2})?$/.test(phrase) || phrase.split(' ').some(isOwn)) return [];
    const spellings = arabicSpellings(phrase);
    // A match with vowels is better than one without.
    const byVowels = spellings.map((spelling) => this.#voiced.get(phoneticKey(spelling)));
    const bySound = spellings.map(consonantKey).filter((sound) => sound.length > 2);
    const byConsonants = bySound.map((sound) =>
      (this.#sounding.get(sound) ?? this.#sounding.get(`${sound}s`))?.filter(({ name }) => isAsLong(name, phrase)),
    );
    const meant = [...byVowels, ...byConsonants].find((places) => places?.length) ?? [];
    return meant.map(({ place }) => ({ ...place, isPhonetic: true }));
  }
}

/** Maximum of vowels that Arabic leaves out of a name: "ممبسا" is Mombasa, and "مصنع", a factory, is no Msasani. */
const mostOmitted = 2;

/** Whether a name in Latin letters can be so much longer than an Arabic phrase, which has no more words. */
function isAsLong(name: string, phrase: string): boolean {
  const [words, typed] = [mergeDigraphs(name).split(' '), phrase.split(' ')];
  return typed.length <= words.length && words.join('').length - typed.join('').length <= mostOmitted;
}
