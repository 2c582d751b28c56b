import { del, get, set } from 'idb-keyval';
import { newKey } from '../../../components/new-key.ts';
import type { ChosenPicture } from './chosen-pictures.ts';
import { emptyListing, type ListingValues } from './listing-values.ts';

/** A listing that is not sent yet. It survives a reload, a closed tab and an ended session. */
export interface ListingDraft {
  values: ListingValues;
  pictures: ChosenPicture[];
  /** A company's. */
  logo: File | null;
  /** The part of the form that is open, and the last one that was. */
  step: number;
  reached: number;
  /** Where the pin on the map was taken from, until somebody moves it. */
  pinFrom: 'photos' | 'device' | null;
  /** The doubted pin that its owner says is right, as `keptPin` names it. */
  pinKept: string | null;
  /** Names the submission, so that a retry after a lost reply makes one listing, however it was changed meanwhile. */
  idempotencyKey: string;
  /** It was sent, and nobody answered whether it was published: what is sent next belongs to the listing that may be there. */
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

/** The draft of a user on this device, or a new one. */
export async function loadDraft(userId: number): Promise<ListingDraft> {
  const draft = await get<ListingDraft>(nameOf(userId)).catch(() => undefined);
  return draft ? { ...newDraft(), ...draft, values: { ...emptyListing, ...draft.values } } : newDraft();
}

/** Keeps a draft. A browser that has no room for it, or keeps nothing, still sends the form. */
export async function keepDraft(userId: number, draft: ListingDraft): Promise<void> {
  await set(nameOf(userId), draft).catch(() => undefined);
}

export async function dropDraft(userId: number): Promise<void> {
  await del(nameOf(userId)).catch(() => undefined);
}

function nameOf(userId: number): string {
  return `listing-draft-${userId}`;
}
