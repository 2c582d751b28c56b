import * as texts from '@africanscity/messages/listings';
import type { Amenity } from './amenities.ts';

/** What a row of the table of fields says. `fields.ts` has the rows. */

/** The top of the tree of property types, as a new installation has it. */
export const topKinds = ['House', 'Apartment', 'Land', 'Commercial'] as const;

export type TopKind = (typeof topKinds)[number];

interface WholeNumber {
  type: 'integer';
  min: number;
  /** A function for a limit that moves with the calendar. */
  max: number | (() => number);
  unit?: () => string;
  filter?: MinimumFilter;
  /** By two large buttons in the form, for small counts. */
  stepper?: true;
  /** 0 is shown as unknown: existing clients and feeds send it where their owner said nothing. */
  zeroIsUnknown?: true;
}

interface Measure {
  type: 'number';
  min: number;
  max: number;
  decimals: number;
  unit: () => string;
  filter?: MinimumFilter;
  /** The field with the unit in which its owner states an area. The area itself is kept in square metres. */
  unitField?: string;
}

/** One of a few words. The wire and the database have the names, people read the labels. Names are amenities or other words. */
interface Choice {
  type: 'enum';
  options: Readonly<Record<string, () => string>>;
}

/** Several of a few words: an array in answers, words with commas between them in forms. Null while its owner did not say. */
interface Several {
  type: 'set';
  options: Readonly<Record<string, () => string>>;
  /** The option that denies the others: 'No water supply'. */
  none?: string;
}

/** Yes, no, or null while its owner did not say: never false for that. */
interface YesNo {
  type: 'boolean';
  /** The amenity that a yes states and a no denies. */
  amenity?: Amenity;
}

/** How an owner may state a cost. A share is one of the rent as it is asked: of a year's rent where that is by the year. */
export type CostUnit = 'amount' | 'share' | 'months';

/** A cost as a text: '200000' in the currency of the listing, '10%' of the rent, or '2 months' of rent. */
interface Cost {
  type: 'cost';
  /** The usual one first. */
  units: readonly CostUnit[];
}

/** Headings of the form, the page and the filters, for fields that are no counts. */
export const fieldGroups = {
  utilities: texts.waterPowerInternet,
  land: texts.titleAndLand,
  security: texts.security,
  building: texts.building,
  outside: texts.outside,
  rooms: texts.roomsToLet,
  costs: texts.costOfMovingIn,
} as const;

export type FieldGroup = keyof typeof fieldGroups;

/** Writes a text around a value. */
type Phrase = (values: { value: string }) => string;

/** Writes a number with its noun: '3 rooms'. */
export type Counted = (values: { count: number }) => string;

/** The filter of a whole number or measure: at least so many. */
export interface MinimumFilter {
  /** Its name in addresses and calls; a column of saved searches has the same. */
  name: string;
  /** The number that is removed and counted as one filter. */
  group: string;
  title: () => string;
  chip: Phrase;
  /** In a line of all filters, where it reads otherwise than the chip. */
  line?: Counted;
  /** The numbers offered: each from 1 to 6 with its count of listings, or these without counts. */
  offered: 'each' | readonly number[];
}

interface Common {
  /** Sentence case: a row of the form, page, comparison and print. */
  label: () => string;
  /** The heading above it; none for counts. */
  group?: FieldGroup;
  /** The field of which it is the unit: forms, pages and files show both as one. */
  unitOf?: string;
  /** The option of another field without which the form does not ask for it. */
  needs?: { field: string; option: string };
  /** The types of property whose form asks for it, and whose listings keep it. */
  appliesTo: readonly TopKind[];
  /** Under the control of the form. */
  hint?: () => string;
  /** Whether every file of an import has its column, or may lack it. */
  importColumn: 'required' | 'optional';
  /** A form without the field: the value becomes unknown, or an edit leaves it as it is. */
  absent: 'unknown' | 'unchanged';
  /** On cards, in this short form. A field of cards is part of `alike_digest`, too (`prisma/sql/alike-digest.sql`). */
  card?: Counted;
  /** In the row of facts with icons on the listing's page; without it the field is a row of its details. */
  phrase?: Counted;
  /** On the printed page, which has room for a few. */
  print: boolean;
  /** The value that a comparison marks; '' marks none. */
  best: 'Most' | 'Largest' | 'Newest' | 'Lowest' | '';
  /**
   * Its property of schema.org's Accommodation, and whether it is an `additionalProperty` where it has none, or where the listing
   * is no Accommodation. With `feature`, each amenity that it states or denies is an `amenityFeature`. Null keeps it out of JSON-LD.
   */
  jsonLd: { property?: string; additional: boolean; feature?: true } | null;
}

export type Field = Common & (WholeNumber | Measure | Choice | Several | YesNo | Cost);

/** A field that neither cards nor filters of lists need: `list-rows.ts` has those. */
export type DetailField = Field & { card?: never; filter?: never };

/**
 * Whether listings of a type have the field. `top` is the widest kind of the type; a type outside the tree, or beneath a
 * kind that administrators added or renamed, has all fields.
 */
export function appliesTo({ appliesTo: kinds }: Pick<Field, 'appliesTo'>, top: string | undefined): boolean {
  return !topKinds.some((kind) => kind === top) || kinds.some((kind) => kind === top);
}

/** The name of a column of the database: 'num_room'. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The names of the rows that have an attribute. */
export type NamesWith<Rows, Attribute> = {
  [Name in keyof Rows]: Rows[Name] extends Attribute ? Name : never;
}[keyof Rows];
