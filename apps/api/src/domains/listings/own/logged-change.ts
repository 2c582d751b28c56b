import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { Property } from '@africanscity/db/generated/client';
import { type Act, changeOf } from '../../../kernel/audit.ts';
import { presentFields } from '../core/fields.ts';
import { askingPriceOf } from '../core/present-price.ts';

/** Texts of owners, and their locations: the log has the names of changed ones, never their content. */
const texts = ['reference', 'address', 'area', 'stateName', 'googleLocation', 'description'] as const;

/** Returns the changes of an administrator to a listing: facts with their values before and after, texts by name alone. */
export function loggedChange(before: Property | null, after: Property): Act['details'] {
  const details = changeOf(before && factsOf(before), factsOf(after));
  const rewritten = before ? texts.filter((name) => before[name] !== after[name]) : [];
  return rewritten.length > 0 ? { ...details, after: { ...details?.after, rewritten } } : details;
}

function factsOf(property: Property) {
  const { status, type, price, size, city, country } = property;
  const fields = presentFields(property, wireFieldNames);
  const asked = askingPriceOf(property);
  return { status, type, price: price.toNumber(), ...asked, size, city, country, ...fields };
}
