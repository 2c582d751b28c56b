import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type {
  Agency,
  Picture,
  PictureFile,
  PictureVariant,
  Property,
  User,
  UserContact,
} from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { countryName } from '../../kernel/countries.ts';
import { fullName } from '../../kernel/people.ts';
import { pictureUri, presentPicture } from '../../kernel/pictures/stored-pictures.ts';
import { isFeatured } from './present-card.ts';

type PropertyWithEverything = Property & {
  owner: User & { contacts: UserContact[] };
  agency: Agency | null;
  pictures: (Picture & { file: PictureFile & { variants: PictureVariant[] } })[];
};

/** A listing on the wire: Decimal becomes number, dates ISO 8601 text. */
export function presentListing(
  ctx: AppContext,
  property: PropertyWithEverything,
  { withContacts, labels }: { withContacts: boolean; labels: StatusLabels },
): Listing {
  const { owner } = property;
  return {
    id: property.id,
    role: property.role,
    logo: property.logoHash && pictureUri(property.logoHash),
    logoPic: property.logoHash && pictureUri(property.logoHash),
    stateName: property.stateName,
    company: property.agency && {
      id: property.agency.id,
      name: property.agency.name,
      verified: property.agency.verifiedAt !== null,
    },
    address: property.address,
    area: property.area,
    city: property.city,
    country: property.country,
    countryName: countryName(property.country),
    googleLocation: property.googleLocation,
    type: property.type,
    size: property.size,
    price: property.price.toNumber(),
    description: property.description,
    status: property.status,
    statusReadable: labels[property.status],
    numGarage: property.numGarage,
    numRoom: property.numRoom,
    numBathroom: property.numBathroom,
    numToilet: property.numToilet,
    pictureUri: property.coverHash && pictureUri(property.coverHash),
    pictures: property.pictures.map((picture) => presentPicture(ctx.config, picture.file)),
    featured: isFeatured(property),
    version: property.version,
    createdAt: property.createdAt.toISOString(),
    updatedAt: property.updatedAt.toISOString(),
    user: {
      id: owner.id,
      title: owner.title,
      name: owner.name,
      surname: owner.surname,
      fullname: fullName(owner),
      ...(withContacts ? { phone: owner.phone, email: owner.email } : {}),
    },
    ...(withContacts ? { contacts: owner.contacts.map(({ type, value }) => ({ type, value })) } : {}),
  };
}
