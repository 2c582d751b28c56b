import { authSchemas } from './login.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { userSchemas } from './users.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...authSchemas,
  ...secondFactorSchemas,
  ...userSchemas,
};
