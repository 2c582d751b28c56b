/** Reasons to log in, by the page that requires it. */
const leads: [page: RegExp, lead: string][] = [
  [/^\/save-search\b/, 'Log in to save this search. We will email you new listings.'],
  [/^\/saved-searches\b/, 'Log in to see your saved searches.'],
  [/^\/upload-listing\b/, 'Log in to list your property.'],
  [/^\/myListings\b/, 'Log in to see your listings.'],
  [/^\/report-listing\b/, 'Log in to report this listing.'],
  [/^\/enquiries\b/, 'Log in to read your messages.'],
  [/^\/single-package\b/, 'Log in to buy this package.'],
  [/^\/feedback\b/, 'Log in to send us feedback.'],
  [/^\/join-company\b/, 'Log in to join the company.'],
  [/^\/property(?:ID)?\b/, 'Log in to contact the owner.'],
];

/** Returns the reason to log in for a return address. */
export function loginLead(returnUrl: string): string {
  return (
    leads.find(([page]) => page.test(returnUrl))?.[1] ??
    'Welcome back. Log in to contact owners and list your property.'
  );
}
