import { z } from 'zod';
import { honeypot } from './contact.ts';
import { phoneNumber } from './directory.ts';
import { defineEndpoint } from './endpoint.ts';
import { EmailAddress } from './users.ts';
import { id, requiredText, shortText } from './wire.ts';

/** What somebody can look for, by the number that is stored. */
export const requestCategories = { 1: 'Student Accomodation', 2: 'Rooms', 3: 'Full House' } as const;

export const requestAmenities = {
  garage: 'Garage / Parking',
  water: 'Water',
  electricity: 'Electricity',
  telone: 'Telone',
  swimmingPool: 'Swimming Pool',
  lawn: 'Lawn',
} as const;
export type RequestAmenity = keyof typeof requestAmenities;

/** Names of amenities separated by commas; '' for none. */
const amenities = z
  .string()
  .max(200, 'is too long')
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(Object.keys(requestAmenities) as [RequestAmenity, ...RequestAmenity[]])))
  .transform((names) => [...new Set(names)]);

/** What somebody looks for. All but amenities and details is mandatory. */
export const PropertyRequestForm = z.object({
  location: requiredText(200),
  category: z
    .string()
    .regex(/^[123]$/, 'must be one of the categories')
    .transform(Number),
  name: requiredText(100),
  email: EmailAddress,
  phone: phoneNumber.refine((text) => /\d{5}/.test(text.replace(/\D/g, '')), 'must be a phone number'),
  amenities,
  details: shortText(4000).default(''),
});

export const PropertyRequest = z.object({
  id: z.number().int(),
  location: z.string(),
  category: z.number().int(),
  categoryReadable: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  amenities: z.array(z.string()),
  details: z.string(),
  createdAt: z.string(),
});
export type PropertyRequest = z.infer<typeof PropertyRequest>;

export const savePropertyRequest = defineEndpoint({
  name: 'savePropertyRequest',
  method: 'POST',
  path: 'africanscity/savepropertyrequest',
  access: 'public',
  summary:
    'Keeps what somebody looks for, as one of their requests when they are logged in, and mails it to the company.',
  form: PropertyRequestForm.extend({ fax: honeypot }),
  responds: 'empty',
});

export const getPropertyRequests = defineEndpoint({
  name: 'getPropertyRequests',
  method: 'GET',
  path: 'africanscity/getpropertyrequests',
  access: 'user',
  summary: "The caller's own requests, the latest first.",
  responds: 'json',
  response: z.array(PropertyRequest),
});

export const deletePropertyRequest = defineEndpoint({
  name: 'deletePropertyRequest',
  method: 'POST',
  path: 'africanscity/deletepropertyrequest',
  access: 'user',
  summary: 'Deletes a request of the caller.',
  form: z.object({ id }),
  responds: 'empty',
});

export const propertyRequestEndpoints = { savePropertyRequest, getPropertyRequests, deletePropertyRequest };
