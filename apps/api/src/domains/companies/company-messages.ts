import type { EndpointInput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { RequestContext } from '../../context.ts';
import { sendPersonalMessage } from '../../kernel/outbox/personal-message.ts';
import { readAgent } from './agents.ts';
import { readAgency } from './companies.ts';

/** Mails a message to the owners of an agency. A bot that filled the hidden field hears of success. */
export async function sendCompanyMessage(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.sendCompanyMessage>,
): Promise<void> {
  if (input.fax !== '') return;
  const { name, members } = await readAgency(ctx.db, input.id);
  const owners = members.filter(({ isOwner }) => isOwner).map(({ user }) => user);
  await sendPersonalMessage(ctx, 'sendCompanyMessage', owners, { ...input, about: name });
}

/** Mails a message to an agent. A bot that filled the hidden field hears of success. */
export async function sendAgentMessage(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.sendAgentMessage>,
): Promise<void> {
  if (input.fax !== '') return;
  const { user } = await readAgent(ctx, input.id);
  await sendPersonalMessage(ctx, 'sendAgentMessage', [user], { ...input, about: 'you' });
}
