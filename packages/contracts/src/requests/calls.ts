import * as answers from './calls/answers.ts';
import * as evaluations from './calls/evaluations.ts';
import * as requests from './calls/requests.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = { ...answers, ...evaluations, ...requests };
