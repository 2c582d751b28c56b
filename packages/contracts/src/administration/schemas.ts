import { adminUserSchemas } from './users.ts';
import { adminSchemas } from './totals.ts';
import { arrangementSchemas } from './arrangement.ts';
import { auditSchemas } from './audit.ts';
import { brandSchemas } from './brand.ts';
import { companyPageSchemas } from './company-pages.ts';
import { exportSchemas } from './exports.ts';
import { homeSchemas } from './home.ts';
import { lookupSchemas } from './lookups.ts';
import { overviewSchemas } from './overview.ts';
import { placeContradictionSchemas } from './place-contradictions.ts';
import { placeSchemas } from './places.ts';
import { propertyTypeSchemas } from './property-types.ts';
import { siteSettingSchemas } from './site-settings.ts';
import { spamFormSchemas } from './spam-forms.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...adminUserSchemas,
  ...adminSchemas,
  ...arrangementSchemas,
  ...auditSchemas,
  ...brandSchemas,
  ...companyPageSchemas,
  ...exportSchemas,
  ...homeSchemas,
  ...lookupSchemas,
  ...overviewSchemas,
  ...placeContradictionSchemas,
  ...placeSchemas,
  ...propertyTypeSchemas,
  ...siteSettingSchemas,
  ...spamFormSchemas,
};
