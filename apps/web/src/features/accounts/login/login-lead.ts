import * as texts from '@africanscity/messages/accounts';

/** Reasons to log in, by the page that requires it. */
const leads: [page: RegExp, lead: () => string][] = [
  [/^\/save-search\b/, texts.logInToSaveSearch],
  [/^\/saved-searches\b/, texts.logInForSearches],
  [/^\/upload-listing\b/, texts.logInToList],
  [/^\/myListings\b/, texts.logInForListings],
  [/^\/report-listing\b/, texts.logInToReport],
  [/^\/enquiries\b/, texts.logInForMessages],
  [/^\/feedback\b/, texts.logInForFeedback],
  [/^\/join-company\b/, texts.logInToJoin],
  [/^\/property(?:ID)?\b/, texts.logInToContact],
];

/** Whether a return address buys a package. */
export const isPurchase = (returnUrl: string): boolean => /^\/single-package\b/.test(returnUrl);

/** Returns the reason to log in for a return address. `name`: the package that it buys. */
export function loginLead(returnUrl: string, name = ''): string {
  const [, lead] = leads.find(([page]) => page.test(returnUrl)) ?? [];
  return lead?.() ?? (isPurchase(returnUrl) && name ? texts.logInToBuy({ name }) : texts.welcomeBack());
}
