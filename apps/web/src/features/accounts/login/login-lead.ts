import * as texts from '@africanscity/messages/accounts';

/** Reasons to log in, by the page that requires it. */
const leads: [page: RegExp, lead: () => string][] = [
  [/^\/save-search\b/, texts.logInToSaveSearch],
  [/^\/saved-searches\b/, texts.logInForSearches],
  [/^\/upload-listing\b/, texts.logInToList],
  [/^\/myListings\b/, texts.logInForListings],
  [/^\/report-listing\b/, texts.logInToReport],
  [/^\/enquiries\b/, texts.logInForMessages],
  [/^\/single-package\b/, texts.logInToBuy],
  [/^\/feedback\b/, texts.logInForFeedback],
  [/^\/join-company\b/, texts.logInToJoin],
  [/^\/property(?:ID)?\b/, texts.logInToContact],
];

/** Returns the reason to log in for a return address. */
export function loginLead(returnUrl: string): string {
  const [, lead] = leads.find(([page]) => page.test(returnUrl)) ?? [];
  return lead?.() ?? texts.welcomeBack();
}
