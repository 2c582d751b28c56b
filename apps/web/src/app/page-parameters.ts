import { listingFilterNames } from '@africanscity/contracts/listings/filters';

/** URL parameters that pages read, besides list filters. */
const otherNames =
  'answer approved back box category cursor days done error filter handled id ids import language letter like link list location month new note oderBy orderBy ' +
  'packageId page published registered reset returnUrl search sent size sort state status subject tab token type u url ' +
  'userId view which whose words';

const names: ReadonlySet<string> = new Set([...listingFilterNames, ...otherNames.split(' ')]);

/**
 * Returns the address with only the parameters that its page reads. Ads, emails and other sites add tracking
 * parameters.
 */
export function pageAddress(url: URL): string {
  const plain = new URL(url);
  for (const name of url.searchParams.keys()) if (!names.has(name)) plain.searchParams.delete(name);
  return plain.href;
}
