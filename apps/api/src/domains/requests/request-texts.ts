import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import { costTexts } from '@africanscity/contracts/listings/cost-texts';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { requestAmenities, requestCategories } from '@africanscity/contracts/requests/values';
import type { Property, PropertyRequest, User } from '@africanscity/db/generated/client';
import { RequestCategory } from '@africanscity/db/generated/enums';
import { fullName } from '../../kernel/people.ts';
import { presentCosts, priceWithDollars } from '../listings/core/present-price.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import { alternatives } from './describe-criteria.ts';

/** In the order of their numbers on the wire, from 1. */
const categories = Object.values(RequestCategory);
const categoryNames: Record<RequestCategory, () => string> = {
  student_accommodation: requestCategories[1],
  rooms: requestCategories[2],
  full_house: requestCategories[3],
};
const amenityNames = new Map<string, () => string>(Object.entries(requestAmenities));

/** Returns the category of a client's number 1, 2 or 3. Throws RangeError for any other number. */
export function categoryOf(number: number): RequestCategory {
  const category = categories[number - 1];
  if (!category) throw new RangeError(`There is no category ${number}.`);
  return category;
}

/** Returns a client's number of a category: 1, 2 or 3. */
export function categoryNumber(category: RequestCategory): number {
  return categories.indexOf(category) + 1;
}

/** Names the property that a request is for: by its types, or else by its category. */
export function wantedText({ category, types }: Pick<PropertyRequest, 'category' | 'types'>): string {
  return types.length ? alternatives(types, texts.orOtherTypes) : categoryNames[category]();
}

export function amenityTexts(names: string[]): string[] {
  return names.map((name) => amenityNames.get(name)?.() ?? name);
}

type Named = Pick<Property, 'type' | 'address' | 'area' | 'city'>;

/** Names a listing in emails and tables, in their language: "House, 5 Elm Road, Avondale, Harare". */
export function listingName({ type, address, area, city }: Named): string {
  return withCommas([typeName(type), placeLine(address, area, city)]);
}

/** Names a listing with the costs of moving into it and of a viewing: 'Apartment, 4 Main Street, Yaba. To move in: ₦2,550,000'. */
export function listingWithCosts(listing: Named & Parameters<typeof presentCosts>[0]): string {
  return [listingName(listing), ...costTexts(presentCosts(listing))].join('. ');
}

/** Names a listing with its price and costs. */
export function offeredListing(
  listing: Named & Parameters<typeof priceWithDollars>[0] & Parameters<typeof presentCosts>[0],
): string {
  return [`${listingName(listing)}: ${priceWithDollars(listing)}`, ...costTexts(presentCosts(listing))].join('. ');
}

/** Returns an owner's contacts, for a requester who accepted their answer. */
export function contactOf(owner: User): RequestContact {
  const { email, phone, phoneE164 } = owner;
  return { name: fullName(owner), email, phone, phoneLinks: presentPhone(phone, phoneE164) };
}

/** Returns a requester's contacts, for an owner whose answer they accepted. */
export function contactOfRequest(request: PropertyRequest): RequestContact {
  const { name, email, phone, phoneE164 } = request;
  return { name, email, phone, phoneLinks: presentPhone(phone, phoneE164) };
}

const address = /\S+\s?@\s?\S+/g;
const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const digits = /\+?\d(?:[\s().\-/]*\d){6,}/g;

/** Removes email addresses, links and telephone numbers from a text: seven digits or more are a number. */
export function maskContacts(text: string): string {
  return text
    .replace(address, texts.hiddenContact())
    .replace(link, texts.hiddenContact())
    .replace(digits, texts.hiddenContact());
}
