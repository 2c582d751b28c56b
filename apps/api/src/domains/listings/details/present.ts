import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type {
  Agency,
  AgencyMember,
  ListingChange,
  Picture,
  PictureFile,
  PictureVariant,
  Property,
  User,
  UserContact,
} from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { countryName } from '../../../kernel/countries.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { fullName } from '../../../kernel/people.ts';
import { chatOf } from '../contacts/chats.ts';
import { presentPhone } from '../../../kernel/phones/present-phone.ts';
import { pictureUri, presentListingPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { languageOfText } from '../../../kernel/text-language.ts';
import { presentContact } from '../../accounts/contacts.ts';
import { presentFields } from '../core/fields.ts';
import { isKept } from '../core/taken-homes.ts';
import { presentMoveIn } from '../core/move-in.ts';
import { areaCosts, presentPrice } from '../core/present-price.ts';
import { type EarlierListing, presentChanges } from './changes.ts';
import { isFeatured, lateReduction } from '../core/present-card.ts';

type PropertyWithEverything = Property & {
  owner: User & { contacts: UserContact[] };
  agency: (Agency & { members: (AgencyMember & { user: User })[] }) | null;
  changes: ListingChange[];
  pictures: (Picture & { file: PictureFile & { variants: PictureVariant[] } })[];
};

interface Presented {
  withContacts: boolean;
  labels: StatusLabels;
  trail: Listing['trail'];
  /** Listings of the same home that this one goes on from, the latest first. */
  earlier: EarlierListing[];
}

/** Presents a listing: Decimal becomes number, dates ISO 8601 text. */
export function presentListing(
  ctx: AppContext,
  property: PropertyWithEverything,
  { withContacts, labels, trail, earlier }: Presented,
): Listing {
  const { owner } = property;
  const reducedFrom = lateReduction(property, ctx.clock());
  return {
    id: property.id,
    reference: property.reference,
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
    pinDoubted: property.pinDoubted,
    position: positionOf(property),
    trail,
    type: property.type,
    size: property.size,
    squareMeters: Number(property.sizeSquareMeters) || null,
    ...areaCosts(property),
    price: property.price.toNumber(),
    ...presentPrice(property, reducedFrom !== null),
    moveIn: presentMoveIn(property),
    rateDate: property.rateDate && property.rateDate.toISOString().slice(0, 10),
    description: property.description,
    descriptionLanguage: languageOfText(property.description),
    status: property.status,
    statusReadable: labels[property.status],
    ...presentFields(property, wireFieldNames),
    amenities: property.amenities,
    pictureUri: property.coverHash && pictureUri(property.coverHash),
    pictures: property.pictures.map((picture) => presentListingPicture(ctx.config, picture)),
    featured: isFeatured(property, ctx.clock()),
    reducedFrom,
    takenOn: dayOf(property.takenAt),
    keptUntil: isKept(property) ? dayOf(property.shownUntil) : null,
    ...presentChanges(property, earlier),
    version: property.version,
    createdAt: property.createdAt.toISOString(),
    firstListedAt: (property.firstListedAt ?? property.createdAt).toISOString(),
    updatedAt: property.updatedAt.toISOString(),
    user: {
      id: owner.id,
      title: owner.title,
      name: owner.name,
      surname: owner.surname,
      fullname: fullName(owner),
      ...(withContacts
        ? { phone: owner.phone, phoneLinks: presentPhone(owner.phone, owner.phoneE164), email: owner.email }
        : {}),
    },
    reachable:
      !isKept(property) && [owner, ...(property.agency?.members ?? []).map(({ user }) => user)].some(isReachable),
    chats: !isKept(property) && chatOf(owner) !== null,
    ...(withContacts ? { contacts: owner.contacts.map(presentContact) } : {}),
  };
}

function dayOf(time: Date | null): string | null {
  return time && time.toISOString().slice(0, 10);
}

function positionOf({ latitude, longitude, located }: Property): Listing['position'] {
  return latitude === null || longitude === null || located === null ? null : { latitude, longitude, located };
}
