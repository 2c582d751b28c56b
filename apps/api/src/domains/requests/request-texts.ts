import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { requestAmenities, requestCategories } from '@africanscity/contracts/requests/values';
import type { Property, User } from '@africanscity/db/generated/client';
import { fullName } from '../../kernel/people.ts';

const categoryNames = new Map<string, string>(Object.entries(requestCategories));
const amenityNames = new Map<string, string>(Object.entries(requestAmenities));

export function categoryText(category: number): string {
  return categoryNames.get(String(category)) ?? 'Other';
}

export function amenityTexts(names: string[]): string[] {
  return names.map((name) => amenityNames.get(name) ?? name);
}

type Named = Pick<Property, 'type' | 'address' | 'area' | 'city'>;

/** A listing as mails and tables name it: "House, 5 Elm Road, Avondale, Harare". */
export function listingName({ type, address, area, city }: Named): string {
  return `${type}, ${[address, area, city].filter(Boolean).join(', ')}`;
}

/** How to reach an owner, for a requester who accepted their answer. */
export function contactOf(owner: User): RequestContact {
  return { name: fullName(owner), email: owner.email, phone: owner.phone };
}

const address = /\S+\s?@\s?\S+/g;
const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const digits = /\+?\d(?:[\s().\-/]*\d){6,}/g;

/** Words without the mail addresses, links and telephone numbers among them: seven digits or more are a number. */
export function maskContacts(text: string): string {
  return text.replace(address, '[hidden]').replace(link, '[hidden]').replace(digits, '[hidden]');
}
