import { demoAgencies } from '@africanscity/db/seed/demo/agencies';
import type { DemoDrawing } from '@africanscity/db/seed/demo/drawings';
import { demoListings } from '@africanscity/db/seed/demo/listings';
import { demoAdministrator, demoOwners, demoVisitor } from '@africanscity/db/seed/demo/people';
import { demoTestimonials } from '@africanscity/db/seed/demo/testimonials';
import type { DemoListing as OfferedListing, DemoPerson } from '@africanscity/db/seed/demo/types';
import type { FieldName } from '@africanscity/contracts/listings/fields';
import type { Prisma } from '@africanscity/db/generated/client';
import type { GivenPrice, PriceColumns } from '../domains/listings/core/asking-price.ts';
import { toE164 } from '../kernel/phones/phone-numbers.ts';
import { type DemoFacts, givenPrice, readFacts } from './demo-listing-columns.ts';

/** Plans everything that the demo shows, as rows without ids and dates. People are identified by their addresses. */
export interface DemoPlan {
  users: DemoUser[];
  agencies: DemoAgency[];
  listings: DemoListing[];
  testimonials: { email: string; message: string; daysAgo: number }[];
}

export interface DemoUser
  extends Pick<
    Prisma.UserCreateManyInput,
    'email' | 'name' | 'surname' | 'title' | 'phone' | 'phoneE164' | 'country' | 'role'
  > {
  picture: DemoDrawing;
  contacts: { type: string; value: string; phoneE164?: string | null }[];
}

export interface DemoAgency extends Omit<Prisma.AgencyCreateManyInput, 'id' | 'logoHash'> {
  logo: DemoDrawing;
  memberEmails: string[];
}

export interface DemoListing
  extends Omit<
    Prisma.PropertyCreateManyInput,
    'id' | 'ownerId' | 'importKey' | 'createdAt' | 'updatedAt' | keyof PriceColumns | FieldName
  > {
  importKey: string;
  asked: GivenPrice;
  facts: DemoFacts;
  ownerEmail: string;
  daysAgo: number;
  /** The cover first. */
  drawings: DemoDrawing[];
}

export function demoPlan(): DemoPlan {
  const agents = demoAgencies.map(({ person }) => person);
  const people = [demoAdministrator, ...demoOwners, ...agents, demoVisitor];
  const emails = new Map(people.map(({ key, email }) => [key, email]));
  // Two owners can log in, under addresses that are easy to remember.
  const [owner, agent] = [demoOwners[0]!, agents[0]!];
  emails.set(owner.key, 'owner@example.com').set(agent.key, 'agency@example.com');
  const emailOf = (key: string) => emails.get(key)!;
  const userOf = (
    { key, title, name, surname, phone, country, contacts, portrait }: DemoPerson,
    role: DemoUser['role'],
  ): DemoUser => ({
    email: emailOf(key),
    title,
    name,
    surname,
    phone,
    phoneE164: toE164(phone, [country]),
    country,
    role,
    picture: { portrait },
    contacts: contacts.map((contact) => ({ ...contact, phoneE164: toE164(contact.value, [country]) })),
  });
  return {
    users: [
      userOf(demoAdministrator, 'ADMIN'),
      ...demoOwners.map((person) => userOf(person, 'INDIVIDUAL')),
      ...agents.map((person) => userOf(person, 'REAL_ESTATE')),
      userOf(demoVisitor, 'INDIVIDUAL'),
    ],
    agencies: demoAgencies.map(({ key, stateName, logo, about, address, city, phone, website, person }) => ({
      slug: key,
      name: stateName,
      about,
      address: `${address}, ${city}`,
      phone,
      phoneE164: toE164(phone, [person.country]),
      website,
      ...whatsAppOf(person),
      logo: { badge: logo },
      memberEmails: [emailOf(person.key)],
    })),
    listings: demoListings.map((listing) => ({
      ...textsOf(listing),
      importKey: `demo:${listing.key}`,
      asked: givenPrice(listing),
      facts: readFacts(listing.key, { ...countsOf(listing), ...listing.facts }),
      ownerEmail: emailOf(listing.owner),
      drawings: listing.pictures.map((scene) => ({ scene })),
    })),
    testimonials: demoTestimonials.map(({ person, message, daysAgo }) => ({
      email: emailOf(person),
      message,
      daysAgo,
    })),
  };
}

/** Returns every drawing of the plan. One may occur more than once. */
export function drawingsOf({ users, agencies, listings }: DemoPlan): DemoDrawing[] {
  return [
    ...listings.flatMap(({ drawings }) => drawings),
    ...users.map(({ picture }) => picture),
    ...agencies.map(({ logo }) => logo),
  ];
}

function textsOf(listing: OfferedListing) {
  const { role, stateName, type, status, size, address, area, city, country, googleLocation, description, daysAgo } =
    listing;
  return { role, stateName, type, status, size, address, area, city, country, googleLocation, description, daysAgo };
}

function countsOf({ numRoom, numBathroom, numToilet, numGarage }: OfferedListing) {
  return { numRoom, numBathroom, numToilet, numGarage };
}

function whatsAppOf({ contacts, country }: DemoPerson) {
  const whatsapp = contacts.find(({ type }) => type === 'WhatsApp')?.value;
  return { whatsapp, whatsappE164: whatsapp && toE164(whatsapp, [country]) };
}
