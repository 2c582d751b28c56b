import { del, get, set } from 'idb-keyval';
import { newKey } from '../../../../components/forms/new-key.ts';
import type { ChosenPicture } from '../pictures/chosen-pictures.ts';
import { emptyListing, type ListingValues } from '../form/listing-values.ts';

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
