import * as texts from '@africanscity/messages/site';
import type { Endpoint } from '@africanscity/contracts/call';
import type { Feature } from '@africanscity/contracts/brand-features';
import { ApiError } from '../errors.ts';
import type { Verb } from '../verb.ts';

/** Calls that start something new. All others go on, so that clients read as before and what exists is served. */
const startingCalls = new Map<string, Feature>([
  ['startPayment', 'payments'],
  ['startPaynowMobileConfirmation', 'payments'],
  ['startPaynowWebConfirmation', 'payments'],
  ['saveCompany', 'agencies'],
  ['sendCompanyMessage', 'agencies'],
  ['sendAgentMessage', 'agencies'],
  ['savePropertyRequest', 'requests'],
  ['subscribeNewsletter', 'newsletter'],
]);

const messages: Record<Feature, () => string> = {
  payments: texts.takesNoPayments,
  agencies: texts.hasNoAgencies,
  requests: texts.takesNoRequests,
  newsletter: texts.hasNoNewsletter,
};

/** Wraps the use case of a call that starts something new: it throws while the brand has the feature switched off. */
export function whileSwitchedOn({ name }: Pick<Endpoint, 'name'>, verb: Verb<never>): Verb<never> {
  const feature = startingCalls.get(name);
  if (feature === undefined) return verb;
  return async (ctx, input) => {
    if (ctx.config.brand.off.includes(feature)) throw new ApiError(403, 'switched_off', messages[feature]());
    return verb(ctx, input);
  };
}
