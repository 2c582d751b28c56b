import type { Transaction } from '@africanscity/db/client';
import { NotFound } from '../../errors.ts';

/** All types in their order, locked until the transaction ends, so that their order and names change one after the other. */
export async function lockTypes(tx: Transaction): Promise<{ name: string }[]> {
  await tx.$executeRaw`LOCK TABLE property_types IN SHARE ROW EXCLUSIVE MODE`;
  return tx.propertyType.findMany({ orderBy: [{ position: 'asc' }, { name: 'asc' }], select: { name: true } });
}

export function requireType(types: { name: string }[], name: string): void {
  if (!types.some((type) => type.name === name)) throw new NotFound('This property type');
}

/** Whether another type has this name, whatever the case of its letters. */
export function isTaken(types: { name: string }[], name: string, except?: string): boolean {
  return types.some((type) => type.name !== except && type.name.toLowerCase() === name.toLowerCase());
}
