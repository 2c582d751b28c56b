import type { Schemas } from '../call.ts';
import { z } from 'zod';

/** A user in a list of the administration. `username` is the email, as existing clients read it. */
export const UserRow = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  createdAt: z.string(),
});

export type UserRow = z.infer<typeof UserRow>;

/** A listing in the administration's table. */
export const PropertyRow = z.object({
  id: z.number().int(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  type: z.string(),
  price: z.number(),
  status: z.string(),
});

/** Schemas of the input and response of each operation. */
export const adminSchemas = {
  getPropertiesTotal: {
    response: z.number().int(),
    summary: 'Counts the listings of any status.',
  },
  getPropertyOwnersTotal: {
    response: z.number().int(),
    summary: 'Counts the users with a listing.',
  },
  getCustomersTotal: {
    response: z.number().int(),
    summary: 'Counts the users without a listing, except administrators.',
  },
  getUsersAll: {
    response: z.array(UserRow),
    summary: 'Lists all users that are not deleted, the newest first.',
  },
  getPropertyOwners: {
    response: z.array(UserRow),
    summary: 'Lists users with a listing, the newest first.',
  },
  getCustomers: {
    response: z.array(UserRow),
    summary: 'Lists users without a listing, except administrators, the newest first.',
  },
  getPropertiesAll: {
    summary: 'Lists all listings that are not deleted, the newest first.',
    response: z.array(PropertyRow),
  },
} satisfies Record<string, Schemas>;
