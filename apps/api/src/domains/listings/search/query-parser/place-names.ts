import type { Kinds } from './kind-names.ts';
import { isStopWord, isKnownWord } from './known-words.ts';
import { arabicStems, isArabic, consonantKey, arabicSpellings, phoneticKey } from './phonetic-keys.ts';

export interface Place {
  id: number;
  kind: 'country' | 'city' | 'area';
  country: string;
  /** As people read it. */
  title: string;
  /** Ids of what it lies in, its own as the last. */
  path: number[];
  /** Its name only sounds like what was typed. */
  isPhonetic?: boolean;
}

/** What the database calls places and kinds, as far as a text may name them. */
export interface Names extends Kinds {
  /** By plain name. */
  places: ReadonlyMap<string, Place[]>;
}

/** Places with one of their names, in plain words. */
export interface PlaceName {
  name: string;
  place: Place;
}

/** Parts that towns are divided into, as "Jos North" is of Jos. */
const parts = ['north', 'south', 'east', 'west', 'central', 'municipal'];

/** All names of places, by the name and by its sound. */
export class PlaceNames {
  readonly byName: ReadonlyMap<string, Place[]>;
  /** By the vowels and consonants of the name, and by its consonants alone. */
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
    const heard = named.filter(
      ({ name, place }) =>
        place.kind !== 'country' &&
        /^[a-z ]{3,}( [0-9]{1,2})?$/.test(name) &&
        (name.length > 3 || name === place.title.toLowerCase()),
    );
    this.#voiced = Map.groupBy(heard, ({ name }) => phoneticKey(name));
    this.#sounding = Map.groupBy(
      heard.filter(({ name }) => name.length > 3),
      ({ name }) => consonantKey(name),
    );
  }

  /** The places that any of the phrases names, also in the letters of Arabic. */
  called(phrases: string[], { kinds }: Kinds): Names['places'] {
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
      const places = this.#heardAs(phrase);
      if (places.length) found.set(phrase, places);
    }
    return found;
  }

  /**
   * Places whose names sound like words in Arabic letters: three consonants at least, the same in the same order, or
   * vowels as well. Abbreviations such as "dar" and "fct" are words otherwise.
   */
  #heardAs(phrase: string): Place[] {
    const isOwn = (word: string) =>
      !/^\d/.test(word) && [word, ...arabicStems(word)].some((each) => isKnownWord(each) || isStopWord(each));
    if (!/^[\u0600-\u06ff ]{3,}( \d{1,2})?$/.test(phrase) || phrase.split(' ').some(isOwn)) return [];
    const spellings = arabicSpellings(phrase);
    // Written with its vowels it is the better known.
    const byVowels = spellings.map((spelling) => this.#voiced.get(phoneticKey(spelling)));
    const bySound = spellings.map(consonantKey).filter((sound) => sound.length > 2);
    const byConsonants = bySound.map((sound) => this.#sounding.get(sound) ?? this.#sounding.get(`${sound}s`));
    const meant = [...byVowels, ...byConsonants].find((places) => places !== undefined) ?? [];
    return meant.map(({ place }) => ({ ...place, isPhonetic: true }));
  }
}
