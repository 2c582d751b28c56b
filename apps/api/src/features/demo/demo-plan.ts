import type { CompanyLogo } from '@africanscity/drawings/company-logo';
import type { SceneSpec } from '@africanscity/drawings/scene';
import type { Prisma } from '@africanscity/db/generated/client';

/** Everything that the demo shows, without numbers of rows and dates. */
export interface DemoPlan {
  users: DemoUser[];
  agencies: DemoAgency[];
  listings: DemoListing[];
  testimonials: { email: string; message: string; daysAgo: number }[];
}

export interface DemoUser extends Pick<Prisma.UserCreateManyInput, 'email' | 'name' | 'surname' | 'title' | 'phone' | 'country' | 'role'> {
  portrait: { seed: number; woman: boolean } | null;
  contacts: { type: string; value: string }[];
}

export interface DemoAgency extends Omit<Prisma.AgencyCreateManyInput, 'id' | 'logoHash'> {
  logo: CompanyLogo;
  memberEmails: string[];
}

export interface DemoListing extends Omit<Prisma.PropertyCreateManyInput, 'id' | 'ownerId' | 'importKey' | 'createdAt' | 'updatedAt'> {
  importKey: string;
  ownerEmail: string;
  daysAgo: number;
  scenes: SceneSpec[];
}

export function demoPlan(): DemoPlan {
  throw new Error('not there yet');
}
