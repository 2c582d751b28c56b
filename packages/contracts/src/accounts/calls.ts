import * as login from './calls/login.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as users from './calls/users.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = { ...login, ...secondFactor, ...users };
