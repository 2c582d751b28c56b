import * as ads from './calls/ads.ts';
import * as managedPayments from './calls/managed-payments.ts';
import * as packages from './calls/packages.ts';
import * as payments from './calls/payments.ts';
import * as settings from './calls/settings.ts';
import * as subscriptions from './calls/subscriptions.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = { ...ads, ...managedPayments, ...packages, ...payments, ...settings, ...subscriptions };
