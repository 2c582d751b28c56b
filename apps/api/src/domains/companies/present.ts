import type { Agent, AgentCard } from '@africanscity/contracts/companies/agents';
import type { Company, CompanyCard } from '@africanscity/contracts/companies/companies';
import type { Agency, AgencyMember, PictureFile, PictureVariant, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { isReachable } from '../../kernel/outbox/personal-message.ts';
import { fullName } from '../../kernel/people.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import type { ShownPicture } from '../../kernel/pictures/stored-pictures.ts';
import { presentPicture } from '../../kernel/pictures/stored-pictures.ts';
import { languageOfText } from '../../kernel/text-language.ts';
import type { Offer } from './offers.ts';
import { mayEditAgency } from './policy.ts';

type AgencyWithLogo = Agency & { logo: (PictureFile & { variants: PictureVariant[] }) | null };

export function presentCompanyCard(ctx: RequestContext, agency: AgencyWithLogo, offer: Offer): CompanyCard {
  return {
    id: agency.id,
    name: agency.name,
    logo: agency.logo && presentPicture(ctx.config, agency.logo),
    listings: offer.listings,
    verified: agency.verifiedAt !== null,
    ...presentOffer(ctx, offer),
  };
}

export function presentCompany(
  ctx: RequestContext,
  agency: AgencyWithLogo & { members: (AgencyMember & { user: User })[] },
  offer: Offer,
): Company {
  const { address, website, phone, whatsapp, facebook, twitter, about } = agency;
  return {
    ...presentCompanyCard(ctx, agency, offer),
    forSale: offer.forSale,
    forRent: offer.forRent,
    cities: offer.cities,
    referenceId: agency.referenceId ?? `AC-${String(agency.id).padStart(5, '0')}`,
    address,
    website,
    phone,
    phoneLinks: presentPhone(phone, agency.phoneE164),
    whatsapp,
    whatsappLinks: presentPhone(whatsapp, agency.whatsappE164),
    facebook,
    twitter,
    about,
    aboutLanguage: languageOfText(about),
    reachable: agency.members.some(({ isOwner, user }) => isOwner && isReachable(user)),
    mayEdit: mayEditAgency(ctx.actor, agency.members),
  };
}

const shownPlaces = 3;

function presentOffer(ctx: RequestContext, { cities, covers }: Offer) {
  return {
    places: cities.slice(0, shownPlaces).map(({ city }) => city),
    covers: covers.map((cover) => presentPicture(ctx.config, cover)),
  };
}

type Person = User & {
  picture: ShownPicture | null;
  memberships: { agency: Agency }[];
};

export function presentAgentCard(ctx: RequestContext, user: Person, offer: Offer): AgentCard {
  const agency = user.memberships[0]?.agency;
  return {
    id: user.id,
    fullname: fullName(user),
    picture: user.picture && presentPicture(ctx.config, user.picture),
    listings: offer.listings,
    ...presentOffer(ctx, offer),
    company: agency ? { id: agency.id, name: agency.name, verified: agency.verifiedAt !== null } : null,
  };
}

export function presentAgent(ctx: RequestContext, user: Person, offer: Offer): Agent {
  return { ...presentAgentCard(ctx, user, offer), reachable: isReachable(user) };
}
