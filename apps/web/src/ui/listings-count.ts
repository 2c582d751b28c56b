import * as texts from '@africanscity/messages/listings';

/** '55 listings'. */
export function listingsCount(count: number): string {
  return texts.listingsCount({ count });
}
