import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { PhoneLinks } from '../phone-links.ts';
import { id, Contact } from '../wire.ts';

/** Contacts of an owner. */
export const OwnerContacts = z.object({
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
  email: z.string(),
  contacts: z.array(Contact),
});

export type OwnerContacts = z.infer<typeof OwnerContacts>;

/** Request and response schemas of each operation. */
export const contactShareSchemas = {
  showContacts: {
    summary:
      "Phone, email and contacts of a listing's owner, or of an agent: name one of the two. Counts for the owner, and for the caller, who may see so many owners a day as administrators allow; the same owner again that day is free.",
    form: z.object({ propertyId: id.optional(), agentId: id.optional() }),
    response: OwnerContacts,
  },
} satisfies Record<string, Schemas>;
