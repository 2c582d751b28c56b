import type { SuspicionRule } from '@africanscity/contracts/listing-moderation';
import type { Prisma } from '@africanscity/db/generated/client';
import { contactsRule } from './contacts-rule.ts';
import { newAccountRule } from './new-account-rule.ts';
import { priceRule } from './price-rule.ts';
import { sameTextRule } from './same-text-rule.ts';
import { sharedPicturesRule } from './shared-pictures-rule.ts';

/**
 * By rule, the query that finds which of some listings break it: property_id, detail for people, and
 * evidence, which stays the same as long as the owner changes nothing that the rule goes by. Imitated names are looked for
 * when a company is verified, and stopped when they are saved after that.
 */
export const suspicionRuleQueries: Record<Exclude<SuspicionRule, 'IMITATED_NAME'>, (ids: number[]) => Prisma.Sql> = {
  PRICE: priceRule,
  SHARED_PICTURES: sharedPicturesRule,
  SAME_TEXT: sameTextRule,
  CONTACTS: contactsRule,
  NEW_ACCOUNT: newAccountRule,
};
