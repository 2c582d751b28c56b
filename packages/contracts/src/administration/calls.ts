import * as audit from './calls/audit.ts';
import * as exports from './calls/exports.ts';
import * as lookups from './calls/lookups.ts';
import * as overview from './calls/overview.ts';
import * as placeContradictions from './calls/place-contradictions.ts';
import * as places from './calls/places.ts';
import * as siteSettings from './calls/site-settings.ts';
import * as spamForms from './calls/spam-forms.ts';
import * as totals from './calls/totals.ts';
import * as users from './calls/users.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = {
  ...audit,
  ...exports,
  ...lookups,
  ...overview,
  ...placeContradictions,
  ...places,
  ...siteSettings,
  ...spamForms,
  ...totals,
  ...users,
};
