import { maxCompared } from '@africanscity/contracts/listings/values';
import { deviceList } from '../../../components/device-list.ts';

/** A listing that was chosen for comparison, with the few words by which people know it again. */
export interface Chosen {
  id: number;
  name: string;
}

/** What somebody chose to compare, in the order chosen. */
export const deviceComparison = deviceList('compare', maxCompared, isChosen);

function isChosen(value: unknown): value is Chosen {
  const { id, name } = (value ?? {}) as Partial<Chosen>;
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof name === 'string';
}
