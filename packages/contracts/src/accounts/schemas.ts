import { authSchemas } from './login.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { userSchemas } from './users.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...authSchemas,
  ...secondFactorSchemas,
  ...userSchemas,
};
