import { maxCompared } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../api/device-list.ts';

/** A listing chosen for comparison, with a short description. */
export interface Chosen {
  id: number;
  name: string;
}

/** The chosen listings, in the order chosen. */
export const deviceComparison = deviceList('compare', maxCompared, isChosen);

function isChosen(value: unknown): value is Chosen {
  const { id, name } = (value ?? {}) as Partial<Chosen>;
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof name === 'string';
}
