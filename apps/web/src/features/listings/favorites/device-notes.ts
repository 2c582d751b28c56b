import { maxFavorites } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../api/device-list.ts';

/** A guest's data about a favorite on this device: a note ('' for none), and the price when it was first shown. */
export interface DeviceNote {
  id: number;
  note: string;
  /** In US dollars. */
  price: number;
}

export const deviceNotes = deviceList('favorite-notes', maxFavorites, isNote);

function isNote(value: unknown): value is DeviceNote {
  const { id, note, price } = (value ?? {}) as Partial<DeviceNote>;
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof note === 'string' && Number.isFinite(price);
}

/** Stores the price of new favorites, and deletes the entries of removed ones. */
export function keepPrices(favorites: { id: number; price: number }[]): void {
  const known = deviceNotes.read();
  const kept = favorites.map(({ id, price }) => known.find((one) => one.id === id) ?? { id, note: '', price });
  if (JSON.stringify(kept) !== JSON.stringify(known)) deviceNotes.write(kept);
}

export function keepNote(id: number, note: string): void {
  deviceNotes.write(deviceNotes.read().map((one) => (one.id === id ? { ...one, note } : one)));
}
