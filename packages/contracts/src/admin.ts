import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

const total = { method: 'GET', access: 'admin', responds: 'json', response: z.number().int() } as const;

export const getPropertiesTotal = defineEndpoint({
  ...total,
  name: 'getPropertiesTotal',
  path: 'africanscity/getpropertiestotal',
  summary: 'How many listings there are, of any status.',
});

export const getPropertyOwnersTotal = defineEndpoint({
  ...total,
  name: 'getPropertyOwnersTotal',
  path: 'africanscity/getpropertyownerstotal',
  summary: 'How many users have a listing.',
});

export const getCustomersTotal = defineEndpoint({
  ...total,
  name: 'getCustomersTotal',
  path: 'africanscity/getcustomerstotal',
  summary: 'How many users have no listing. Administrators do not count.',
});

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

const userList = { method: 'GET', access: 'admin', responds: 'json', response: z.array(UserRow) } as const;

export const getUsersAll = defineEndpoint({
  ...userList,
  name: 'getUsersAll',
  path: 'africanscity/getusersall',
  summary: 'All users that are not deleted, the newest first.',
});

export const getPropertyOwners = defineEndpoint({
  ...userList,
  name: 'getPropertyOwners',
  path: 'africanscity/getpropertyowners',
  summary: 'Users who have a listing, the newest first.',
});

export const getCustomers = defineEndpoint({
  ...userList,
  name: 'getCustomers',
  path: 'africanscity/getcustomers',
  summary: 'Users without a listing, the newest first. Administrators are left out.',
});

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

export const getPropertiesAll = defineEndpoint({
  name: 'getPropertiesAll',
  method: 'GET',
  path: 'africanscity/getpropertiesall',
  access: 'admin',
  summary: 'All listings that are not deleted, the newest first.',
  responds: 'json',
  response: z.array(PropertyRow),
});

export const FeedbackRow = z.object({
  id: z.number().int(),
  message: z.string(),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  user: z.object({ title: z.string().nullable(), name: z.string(), surname: z.string() }),
});

export const getFeedbackAll = defineEndpoint({
  name: 'getFeedbackAll',
  method: 'GET',
  path: 'africanscity/getfeedbackall',
  access: 'admin',
  summary: 'All feedback, the latest first.',
  responds: 'json',
  response: z.array(FeedbackRow),
});

export const approveFeedback = defineEndpoint({
  name: 'approveFeedback',
  method: 'POST',
  path: 'africanscity/approvefeedback',
  access: 'admin',
  summary: 'Shows a feedback as a testimonial on the home page, or takes it off again.',
  form: z.object({ id, approved: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  responds: 'empty',
});

export const adminEndpoints = {
  getPropertiesTotal,
  getPropertyOwnersTotal,
  getCustomersTotal,
  getUsersAll,
  getPropertyOwners,
  getCustomers,
  getPropertiesAll,
  getFeedbackAll,
  approveFeedback,
};
