import { type Amenity, isAmenity, withWider } from '@africanscity/contracts/listings/amenities';
import { readFileSync } from 'node:fs';
import { amenitiesIn } from '../src/domains/listings/amenities/amenities-in.ts';

/** A description, with the amenities that a reader finds stated in it and those that the product proposes. */
export interface Labelled {
  description: string;
  stated: Set<Amenity>;
  proposed: Set<Amenity>;
}

/** Reads a file of labelled descriptions: amenities, a comma and a description in a line. Throws for a name that is no amenity. */
export function readDescriptions(file: string | URL): Labelled[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const comma = line.indexOf(',');
    const names = line.slice(0, comma).split(' ').filter(Boolean);
    const unknown = names.find((name) => !isAmenity(name));
    if (unknown !== undefined) throw new Error(`${unknown} is no amenity: ${line}`);
    const description = line
      .slice(comma + 1)
      .replace(/^"|"$/g, '')
      .replaceAll(String.raw`\n`, '\n');
    const stated = new Set(withWider(names.filter(isAmenity)));
    return { description, stated, proposed: new Set(amenitiesIn(description)) };
  });
}

export interface Measured {
  /** Wrong proposals, as "amenity: description". */
  wrong: string[];
  /** Stated amenities without a proposal. */
  missed: string[];
  /** The share of proposals that are right, and of stated amenities that are proposed; 1 of none. */
  precision: number;
  recall: number;
}

/** Measures the proposals of one amenity, or of all. */
export function measure(rows: readonly Labelled[], name?: Amenity): Measured {
  const counts = (one: Amenity) => name === undefined || one === name;
  const found = (from: 'stated' | 'proposed', without: 'stated' | 'proposed') =>
    rows.flatMap((row) =>
      [...row[from]].filter((one) => counts(one) && !row[without].has(one)).map((one) => `${one}: ${row.description}`),
    );
  const total = (of: 'stated' | 'proposed') => rows.reduce((sum, row) => sum + [...row[of]].filter(counts).length, 0);
  const [wrong, missed] = [found('proposed', 'stated'), found('stated', 'proposed')];
  const share = (faults: string[], of: number) => (of === 0 ? 1 : 1 - faults.length / of);
  return { wrong, missed, precision: share(wrong, total('proposed')), recall: share(missed, total('stated')) };
}
