/** Words that comments, documents, test titles and screens avoid, with the words to write instead. */
export const avoidedWords: [pattern: RegExp, instead: string][] = [
  [/\bwhoever\b/gi, 'anyone who, or the person: "the owner", "the visitor"'],
  [/\b(?:some|any|every|no)body\b/gi, '"a user", "all users", "no user", or the person that is meant'],
  [/\bto be had\b/gi, '"available"'],
  [/\bany more\b(?! than)/gi, '"no longer" or "any longer"'],
  [/\bnear by\b/gi, '"nearby"'],
  [/\bmend(?:s|ed|ing)?\b/gi, '"fix"'],
  [/\bgoes? on meaning\b/gi, '"stays as an alias"'],
  [/\bof (?:these|those) there\b/gi, 'the noun'],
  [/\btwins? of\b|\blocal twins?\b/gi, '"local implementation" or "fake"'],
  [/\bkept pages?\b/gi, '"cached page"'],
  [/\bforeign form\b/gi, '"cross-site request"'],
];

/** Parts of names of files and declarations that are avoided, with the field's term. */
export const avoidedNames: [pattern: RegExp, instead: string][] = [
  [/keptPart|kept-part|keepIn(?![a-z])/i, 'after the fragment cache'],
  [/nextTurn/i, 'after the expiry'],
  [/underway/i, 'inFlight'],
  [/openedCard|opened-card/i, 'after the shared-element transition'],
  [/typedBefore|typed-before/i, 'after the input typed before hydration'],
  [/belowFold|below-fold|whenWanted|when-wanted|whenSeen|when-seen/i, 'deferred, onDemand or onVisible'],
  [/fewFiles|few-files/i, 'after the chunk groups'],
  [/refuseForeignForm/i, 'after the CSRF check'],
  [/answersInOrder|answers-in-order/i, 'orderedResponses'],
  [/metWish|(?<![a-z])wish(?![a-z])/i, 'after the parsed query'],
  [/imitation/i, 'lookAlike'],
  [/ownersApart/i, 'diversify'],
  [/pageAhead|page-ahead|listingAhead|listing-ahead/i, 'after the prefetch'],
  [/carriedQueries|carried-queries|carriedPictures|carried-pictures/i, 'dehydrated'],
  [/^onDevice$|^inTab$/, 'after localStorage or sessionStorage'],
  [/page-?trail|contact-?tap/i, 'breadcrumbs or contactClick'],
];
