import * as arrangement from './calls/arrangement.ts';
import * as audit from './calls/audit.ts';
import * as brand from './calls/brand.ts';
import * as companyPages from './calls/company-pages.ts';
import * as exports from './calls/exports.ts';
import * as lookups from './calls/lookups.ts';
import * as overview from './calls/overview.ts';
import * as placeContradictions from './calls/place-contradictions.ts';
import * as places from './calls/places.ts';
import * as siteSettings from './calls/site-settings.ts';
import * as spamForms from './calls/spam-forms.ts';
import * as totals from './calls/totals.ts';
import * as users from './calls/users.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = {
  ...arrangement,
  ...audit,
  ...brand,
  ...companyPages,
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
