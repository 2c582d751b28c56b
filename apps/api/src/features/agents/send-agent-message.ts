import type { sendAgentMessage as endpoint } from '@africanscity/contracts/agents';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { sendPersonalMessage } from '../contact/send-personal-message.ts';
import { readAgent } from './read-agent.ts';

/** Mails a message to an agent. A bot that filled the hidden field hears of success. */
export async function sendAgentMessage(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<void> {
  if (input.fax !== '') return;
  const { user } = await readAgent(ctx, input.id);
  await sendPersonalMessage(ctx, 'sendAgentMessage', [user], { ...input, about: 'you' });
}
