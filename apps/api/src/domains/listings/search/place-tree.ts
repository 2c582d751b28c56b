import type { Place } from './query-parser/place-names.ts';

/** The tree of all places, for questions about the places inside and around others. */
export class PlaceTree {
  readonly #places: ReadonlyMap<number, Place>;

  constructor(places: Place[]) {
    this.#places = new Map(places.map((place) => [place.id, place]));
  }

  /** The ids of all places that lie in places, themselves among them. */
  within(ids: number[]): number[] {
    return this.#idsOf(({ path }) => path.some((id) => ids.includes(id)));
  }

  /** The ids of places less all places that lie in the excluded ones. */
  withinLess(ids: number[], excluded: number[]): number[] {
    const inside = new Set(this.within(excluded));
    return ids.filter((id) => !inside.has(id));
  }

  /** The countries (ISO 3166-1 alpha-2) of places. */
  countriesOf(ids: number[]): string[] {
    return [...new Set(ids.flatMap((id) => this.#places.get(id)?.country ?? []))];
  }

  /** The ids of all places in the countries of places. */
  inCountriesOf(ids: number[]): number[] {
    const countries = new Set(ids.map((id) => this.#places.get(id)?.country));
    return this.#idsOf(({ country }) => countries.has(country));
  }

  /** The places, with the area of a part of an area in its stead, and the towns of areas, for listings without an area. */
  widened(ids: number[]): { areas: number[]; towns: number[] } {
    const areas = ids.flatMap((id) => {
      const place = this.#places.get(id);
      const parent = this.#parentOf(place);
      return (parent?.kind === 'area' ? parent : place) ?? [];
    });
    const towns = areas.map((area) => (area.kind === 'area' ? this.#parentOf(area) : undefined));
    return {
      areas: areas.map(({ id }) => id),
      towns: towns.flatMap((town) => (town?.kind === 'city' ? town.id : [])),
    };
  }

  #parentOf(place: Place | undefined): Place | undefined {
    return this.#places.get(place?.path.at(-2) ?? 0);
  }

  #idsOf(isMeant: (place: Place) => boolean): number[] {
    return [...this.#places.values()].filter(isMeant).map(({ id }) => id);
  }
}
