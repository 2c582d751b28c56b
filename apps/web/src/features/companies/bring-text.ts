import * as texts from '@africanscity/messages/companies';

/** Label of a new member's choice about listings under their own name. */
export function bringText(listings: number, company: string): string {
  return texts.bringListings({ count: listings, company });
}
