import { isCaught } from '../../kernel/spam-forms.ts';
import type { calls } from '@africanscity/contracts/companies/calls';
import { sendPersonalMessage } from '../../kernel/outbox/personal-message.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { shownPhone } from '../../kernel/phones/present-phone.ts';
import type { Verb } from '../../verb.ts';
import { callerCountry, phoneCountries } from '../accounts/phones.ts';
import { agencyCountries } from './agency-countries.ts';
import { readAgent } from './agents.ts';
import { readAgency } from './companies.ts';

/**
 * Emails a message to the owners of an agency. A form whose hidden field is filled gets a success response, and is stored as
 * spam.
 */
export const sendCompanyMessage: Verb<typeof calls.sendCompanyMessage> = async (ctx, input) => {
  if (await isCaught(ctx, 'sendCompanyMessage', input)) return;
  const { name, members } = await readAgency(ctx.db, input.id);
  const owners = members.filter(({ isOwner }) => isOwner).map(({ user }) => user);
  const countries = [await callerCountry(ctx), ...(await agencyCountries(ctx, input.id))];
  const phone = shownPhone(input.phone, toE164(input.phone, countries));
  await sendPersonalMessage(ctx, 'sendCompanyMessage', owners, { ...input, phone, about: name });
};

/** Emails a message to an agent. A form whose hidden field is filled gets a success response, and is stored as spam. */
export const sendAgentMessage: Verb<typeof calls.sendAgentMessage> = async (ctx, input) => {
  if (await isCaught(ctx, 'sendAgentMessage', input)) return;
  const { user } = await readAgent(ctx, input.id);
  const countries = [await callerCountry(ctx), ...(await phoneCountries(ctx.db, user))];
  const phone = shownPhone(input.phone, toE164(input.phone, countries));
  await sendPersonalMessage(ctx, 'sendAgentMessage', [user], { ...input, phone, about: 'you' });
};
