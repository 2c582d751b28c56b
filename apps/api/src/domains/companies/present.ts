import type { Agent, AgentCard } from '@africanscity/contracts/companies/agents';
import type { Company, CompanyCard } from '@africanscity/contracts/companies/companies';
import type { Agency, AgencyMember, PictureFile, PictureVariant, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { isReachable } from '../../kernel/outbox/personal-message.ts';
import { fullName } from '../../kernel/people.ts';
import { presentPicture } from '../../kernel/pictures/stored-pictures.ts';
import { mayEditAgency } from './policy.ts';

type AgencyWithLogo = Agency & { logo: (PictureFile & { variants: PictureVariant[] }) | null };

export function presentCompanyCard(ctx: RequestContext, agency: AgencyWithLogo, listings: number): CompanyCard {
  return {
    id: agency.id,
    name: agency.name,
    logo: agency.logo && presentPicture(ctx.config, agency.logo),
    listings,
    verified: agency.verifiedAt !== null,
  };
}

export function presentCompany(
  ctx: RequestContext,
  agency: AgencyWithLogo & { members: (AgencyMember & { user: User })[] },
  listings: number,
): Company {
  const { address, website, phone, whatsapp, facebook, twitter, about } = agency;
  return {
    ...presentCompanyCard(ctx, agency, listings),
    referenceId: agency.referenceId ?? `AC-${String(agency.id).padStart(5, '0')}`,
    address,
    website,
    phone,
    whatsapp,
    facebook,
    twitter,
    about,
    reachable: agency.members.some(({ isOwner, user }) => isOwner && isReachable(user)),
    mayEdit: mayEditAgency(ctx.actor, agency.members),
  };
}

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
