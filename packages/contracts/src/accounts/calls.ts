import * as login from './calls/login.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as users from './calls/users.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = { ...login, ...secondFactor, ...users };
