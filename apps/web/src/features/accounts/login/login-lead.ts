/** What people log in for, by the page that sent them to log in. */
const leads: [page: RegExp, lead: string][] = [
  [/^\/save-search\b/, 'Log in to save this search. We email you new listings.'],
  [/^\/saved-searches\b/, 'Log in to see your saved searches.'],
  [/^\/upload-listing\b/, 'Log in to list your property.'],
  [/^\/myListings\b/, 'Log in to see your listings.'],
  [/^\/report-listing\b/, 'Log in to report this listing.'],
  [/^\/enquiries\b/, 'Log in to read your messages.'],
  [/^\/single-package\b/, 'Log in to buy this package.'],
  [/^\/feedback\b/, 'Log in to send us feedback.'],
  [/^\/join-company\b/, 'Log in to join the company.'],
  [/^\/property(?:ID)?\b/, 'Log in to see how to reach the owner.'],
];

/** Returns why to log in, for the address that somebody returns to after it. */
export function loginLead(returnUrl: string): string {
  return (
    leads.find(([page]) => page.test(returnUrl))?.[1] ??
    'Welcome back. Log in to contact owners and list your property.'
  );
}
