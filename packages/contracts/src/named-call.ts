import type { schemas as accounts } from './accounts/schemas.ts';
import type { schemas as administration } from './administration/schemas.ts';
import { type DescribeCall, describeCall } from './call.ts';
import type { schemas as companies } from './companies/schemas.ts';
import type { schemas as listings } from './listings/schemas.ts';
import type { schemas as messages } from './messages/schemas.ts';
import type { schemas as moderation } from './moderation/schemas.ts';
import type { schemas as payments } from './payments/schemas.ts';
import type { schemas as requests } from './requests/schemas.ts';

type AllSchemas = typeof accounts &
  typeof administration &
  typeof companies &
  typeof listings &
  typeof messages &
  typeof moderation &
  typeof payments &
  typeof requests;

/** Describes a call of the API, whose schemas are those of its name. Bundlers drop calls that a page does not use. */
/* @__NO_SIDE_EFFECTS__ */
export const call: DescribeCall<AllSchemas> = (name, method, access, ...[exceptions]) =>
  describeCall(name, method, access, exceptions);
