import { demoAgencies } from '@africanscity/db/seed/demo/agencies';
import { demoListings } from '@africanscity/db/seed/demo/listings';
import { demoOwners } from '@africanscity/db/seed/demo/people';
import { demoTestimonials } from '@africanscity/db/seed/demo/testimonials';
import type { DemoPerson } from '@africanscity/db/seed/demo/types';
import type { Prisma } from '@africanscity/db/generated/client';
import type { CompanyLogo } from '@africanscity/drawings/company-logo';
import type { SceneSpec } from '@africanscity/drawings/scene';

/** Everything that the demo shows, as rows without their numbers and dates. People are named by their addresses. */
export interface DemoPlan {
  users: DemoUser[];
  agencies: DemoAgency[];
  listings: DemoListing[];
  testimonials: { email: string; message: string; daysAgo: number }[];
}

export interface DemoUser
  extends Pick<Prisma.UserCreateManyInput, 'email' | 'name' | 'surname' | 'title' | 'phone' | 'country' | 'role'> {
  portrait: { seed: number; woman: boolean } | null;
  contacts: { type: string; value: string }[];
}

export interface DemoAgency extends Omit<Prisma.AgencyCreateManyInput, 'id' | 'logoHash'> {
  logo: CompanyLogo;
  memberEmails: string[];
}

export interface DemoListing
  extends Omit<Prisma.PropertyCreateManyInput, 'id' | 'ownerId' | 'importKey' | 'createdAt' | 'updatedAt'> {
  importKey: string;
  ownerEmail: string;
  daysAgo: number;
  scenes: SceneSpec[];
}

export function demoPlan(): DemoPlan {
  const agents = demoAgencies.map(({ person }) => person);
  const emails = new Map([...demoOwners, ...agents].map(({ key, email }) => [key, email]));
  // Two of them can be logged in as under addresses that are easy to remember.
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
    country,
    role,
    portrait,
    contacts: [...contacts],
  });
  return {
    users: [
      administrator,
      ...demoOwners.map((person) => userOf(person, 'INDIVIDUAL')),
      ...agents.map((person) => userOf(person, 'REAL_ESTATE')),
      visitor,
    ],
    agencies: demoAgencies.map(({ key, stateName, logo, about, address, city, phone, website, person }) => ({
      slug: key,
      name: stateName,
      about,
      address: `${address}, ${city}`,
      phone,
      website,
      whatsapp: person.contacts.find(({ type }) => type === 'WhatsApp')?.value,
      logo: logo as CompanyLogo,
      memberEmails: [emailOf(person.key)],
    })),
    listings: demoListings.map(({ key, owner: ownerKey, agency: _agency, pictures, ...listing }) => ({
      ...listing,
      importKey: `demo:${key}`,
      ownerEmail: emailOf(ownerKey),
      scenes: [...pictures],
    })),
    testimonials: demoTestimonials.map(({ person, message, daysAgo }) => ({
      email: emailOf(person),
      message,
      daysAgo,
    })),
  };
}

const administrator: DemoUser = {
  email: 'admin@example.com',
  title: 'Ms',
  name: 'Nandi',
  surname: 'Kaunda',
  phone: '+260 97 000 0001',
  country: 'ZM',
  role: 'ADMIN',
  portrait: { seed: 90, woman: true },
  contacts: [],
};

/** Somebody who looks for a home and lists nothing. */
const visitor: DemoUser = {
  email: 'visitor@example.com',
  title: 'Mr',
  name: 'Kofi',
  surname: 'Boateng',
  phone: '+233 24 000 0002',
  country: 'GH',
  role: 'INDIVIDUAL',
  portrait: { seed: 91, woman: false },
  contacts: [],
};
