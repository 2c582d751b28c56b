import type { Company, CompanyCard } from '@africanscity/contracts/agencies';
import type { Agency, AgencyMember, PictureFile, PictureVariant, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { isReachable } from '../contact/send-personal-message.ts';
import { presentPicture } from '../pictures/present-picture.ts';
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
