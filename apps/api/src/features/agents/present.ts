import type { Agent, AgentCard } from '@africanscity/contracts/agents';
import type { Agency, PictureFile, PictureVariant, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { isReachable } from '../contact/send-personal-message.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { fullName } from '../auth/full-name.ts';

type Person = User & { picture: (PictureFile & { variants: PictureVariant[] }) | null };

/** Open listings of somebody, in all and in the cities with most of them. */
export interface Offer {
  listings: number;
  places: string[];
}

export function presentAgentCard(ctx: RequestContext, user: Person, { listings, places }: Offer): AgentCard {
  return {
    id: user.id,
    fullname: fullName(user),
    picture: user.picture && presentPicture(ctx.config, user.picture),
    listings,
    places,
  };
}

export function presentAgent(
  ctx: RequestContext,
  user: Person & { memberships: { agency: Agency }[] },
  offer: Offer,
): Agent {
  const agency = user.memberships[0]?.agency;
  return {
    ...presentAgentCard(ctx, user, offer),
    company: agency ? { id: agency.id, name: agency.name } : null,
    reachable: isReachable(user),
  };
}
