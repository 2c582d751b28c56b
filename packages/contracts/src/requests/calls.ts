import * as answers from './calls/answers.ts';
import * as evaluations from './calls/evaluations.ts';
import * as requests from './calls/requests.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = { ...answers, ...evaluations, ...requests };
