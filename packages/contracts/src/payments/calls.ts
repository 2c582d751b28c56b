import * as ads from './calls/ads.ts';
import * as managedPayments from './calls/managed-payments.ts';
import * as packages from './calls/packages.ts';
import * as payments from './calls/payments.ts';
import * as settings from './calls/settings.ts';
import * as subscriptions from './calls/subscriptions.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = { ...ads, ...managedPayments, ...packages, ...payments, ...settings, ...subscriptions };
