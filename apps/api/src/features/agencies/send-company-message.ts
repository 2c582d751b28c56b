import type { sendCompanyMessage as endpoint } from '@africanscity/contracts/agencies';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { sendPersonalMessage } from '../contact/send-personal-message.ts';
import { readAgency } from './read-agency.ts';

/** Mails a message to the owners of an agency. A bot that filled the hidden field hears of success. */
export async function sendCompanyMessage(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<void> {
  if (input.fax !== '') return;
  const { name, members } = await readAgency(ctx.db, input.id);
  const owners = members.filter(({ isOwner }) => isOwner).map(({ user }) => user);
  await sendPersonalMessage(ctx, 'sendCompanyMessage', owners, { ...input, about: name });
}
