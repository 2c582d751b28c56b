import { isRental } from '@africanscity/contracts/listings/rental';
import { del, get, set } from 'idb-keyval';
import { newKey } from '../../../../components/forms/new-key.ts';
import type { ChosenPicture } from '../pictures/chosen-pictures.ts';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { emptyListing, listingFields, type ListingValues, valuesOf } from '../form/listing-values.ts';

/** An unsent listing. It survives a reload, a closed tab and an ended session. */
export interface ListingDraft {
  values: ListingValues;
  pictures: ChosenPicture[];
  /** Logo of a company. */
  logo: File | null;
  /** Current step of the form, and the furthest one. */
  step: number;
  reached: number;
  /** Source of the pin, until the user moves it. */
  pinFrom: 'photos' | 'device' | null;
  /** The doubtful pin that the owner confirmed, as `keptPin` formats it. */
  pinKept: string | null;
  /** Key of the submission, so that retries create one listing, even after changes. */
  idempotencyKey: string;
  /** A submission without a response. The next submission updates the listing that may exist. */
  unanswered: boolean;
}

export function newDraft(): ListingDraft {
  return {
    values: emptyListing,
    pictures: [],
    logo: null,
    step: 0,
    reached: 0,
    pinFrom: null,
    pinKept: null,
    idempotencyKey: newKey(),
    unanswered: false,
  };
}

/** A draft that begins with all that a listing says; its pictures are its own. */
export function copyOf(listing: Listing, lastStep: number): ListingDraft {
  const status = isRental(listing.status) ? 'FOR_RENT' : 'FOR_SALE';
  return { ...newDraft(), values: { ...valuesOf(listing), reference: '', status }, reached: lastStep };
}

/** Whether anything was entered. */
export function isStarted({ values, pictures }: ListingDraft): boolean {
  return pictures.length > 0 || listingFields.some((name) => name !== 'role' && values[name] !== emptyListing[name]);
}

/** Whether a draft is a copy of a listing in which nothing was changed. */
export function isUnchanged({ values, pictures }: ListingDraft, listing: Listing): boolean {
  const copied = copyOf(listing, 0).values;
  return pictures.length === 0 && listingFields.every((name) => values[name] === copied[name]);
}

/** Loads the user's draft from this device, or creates one. */
export async function loadDraft(userId: number): Promise<ListingDraft> {
  const draft = await get<ListingDraft>(nameOf(userId)).catch(() => undefined);
  return draft ? { ...newDraft(), ...draft, values: { ...emptyListing, ...draft.values } } : newDraft();
}

/** Stores a draft. Without storage the form can still be sent. */
export async function keepDraft(userId: number, draft: ListingDraft): Promise<void> {
  await set(nameOf(userId), draft).catch(() => undefined);
}

export async function dropDraft(userId: number): Promise<void> {
  await del(nameOf(userId)).catch(() => undefined);
}

function nameOf(userId: number): string {
  return `listing-draft-${userId}`;
}
