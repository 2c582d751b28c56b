import * as texts from '@africanscity/messages/messages';
import { z } from 'zod';
import { AlreadyConfirmed, EmailAddress, linkToken } from '../accounts/users.ts';
import type { Schemas } from '../call.ts';
import { phoneText } from '../phone.ts';
import { PhoneLinks } from '../phone-links.ts';
import { NamedListing } from '../requests/requests.ts';
import { flag, honeypot, id, namesOf, pageNumber, pageOf, pageSize, requiredLongText, requiredText } from '../wire.ts';
import { enquiryStates, maxEnquiryLength } from './values.ts';

/** `unconfirmed` waits for its emailed link: the owner sees it only then. `closed` accepts no message. */
export const EnquiryState = z.enum(namesOf(enquiryStates));

export type EnquiryState = z.infer<typeof EnquiryState>;

/** An agency's members write for the owner. */
export const EnquirySide = z.enum(['asker', 'owner']);

export type EnquirySide = z.infer<typeof EnquirySide>;

/** Actions of a side on an enquiry in its state. */
export const EnquiryAct = z.enum(['confirm', 'write', 'propose', 'agree', 'close']);

export type EnquiryAct = z.infer<typeof EnquiryAct>;

/** A moment as ISO 8601 with its offset, such as 2027-05-01T10:00:00+02:00. */
const moment = z.iso
  .datetime({ offset: true, error: texts.dayAndTimeNeeded })
  .max(40)
  .transform((text) => new Date(text));

const message = requiredLongText(maxEnquiryLength);

/** An enquiry to an owner. A member's own address replaces `email`. '' for no phone or viewing. */
export const EnquiryForm = z.object({
  name: requiredText(100),
  email: EmailAddress.or(z.literal('')).default(''),
  phone: phoneText.default(''),
  message,
  viewingAt: z
    .literal('')
    .transform(() => null)
    .or(moment)
    .default(null),
});

/** A message of a thread. */
export const EnquiryMessageForm = z.object({ message });

/** A proposed viewing. */
const ViewingForm = z.object({ viewingAt: moment });

/** A message or action of one side. `author` is a first name. Times are ISO 8601. */
export const EnquiryEntry = z.object({
  id: z.number().int(),
  side: EnquirySide,
  author: z.string(),
  kind: z.enum(['message', 'proposal', 'agreement', 'closing']),
  text: z.string(),
  viewingAt: z.string().nullable(),
  createdAt: z.string(),
});

export type EnquiryEntry = z.infer<typeof EnquiryEntry>;

/** A thread as one side sees it: never with the other's email address. */
export const Enquiry = z.object({
  id: z.number().int(),
  /** The reading side. */
  side: EnquirySide,
  state: EnquiryState,
  /** Null once the listing has left the site. */
  listing: NamedListing.nullable(),
  /** The name of the other side. */
  with: z.string(),
  /** The asker's phone; for the owner's side, and null for none. */
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
  /** A viewing that waits for the side that did not propose it. */
  proposal: z.object({ at: z.string(), by: EnquirySide }).nullable(),
  viewingAt: z.string().nullable(),
  /** The time zone (IANA) of the home; null for an unknown country. */
  timeZone: z.string().nullable(),
  /** The viewing that was agreed to, as an iCalendar file (RFC 5545). */
  calendar: z.string().nullable(),
  /** Whether the owner has blocked this asker; null for the asker. */
  blocked: z.boolean().nullable(),
  /** The person who answers for the owner's side; null for the asker, and without an agency. */
  answeredBy: z.number().int().nullable(),
  /**
   * `mailed` tells whether email reaches them: without a confirmed address they read on the site, and the owner gets the
   * email.
   */
  answerers: z.array(z.object({ id: z.number().int(), name: z.string(), mailed: z.boolean() })),
  /** Whether this side reported the other. */
  reported: z.boolean(),
  /** Available actions of this side. */
  may: z.array(EnquiryAct),
  entries: z.array(EnquiryEntry),
  createdAt: z.string(),
});

export type Enquiry = z.infer<typeof Enquiry>;

/** A thread in a list. `excerpt` is its latest message, `unread` counts the other side's entries since it was last opened. */
export const EnquiryRow = z.object({
  id: z.number().int(),
  side: EnquirySide,
  state: EnquiryState,
  listing: NamedListing.nullable(),
  with: z.string(),
  excerpt: z.string(),
  /** Author on the reader's own side: 'You' in the language of the page, or a colleague's name. Null for the other side. */
  excerptBy: z.string().nullable(),
  unread: z.number().int(),
  /** The person who answers for an agency; null for the asker, and without an agency. */
  answeredBy: z.string().nullable(),
  lastEntryAt: z.string(),
});

export type EnquiryRow = z.infer<typeof EnquiryRow>;

/** Ways to message an owner. */
export const AnswerTime = z.object({
  /** Whether email reaches them. */
  reachable: z.boolean(),
  /** Half of the enquiries of the last 180 days were answered within so many minutes; null with fewer than five. */
  medianMinutes: z.number().int().nullable(),
});

export type AnswerTime = z.infer<typeof AnswerTime>;

/** Identifies a thread: by its id for a logged-in user, or by the secret of a link that was emailed to the asker. */
export const whichEnquiry = { id: id.optional(), token: linkToken.optional() };

/** Schemas of the input and response of each operation. */
export const enquirySchemas = {
  saveEnquiry: {
    summary:
      "Sends an enquiry to a listing's owner. It is sent at once for a logged-in user with a confirmed address; for others, when the link emailed to `email` is opened, as `confirm` tells. A repeated enquiry about the same listing continues its thread. 409 not_reachable when no email reaches the owner.",
    form: EnquiryForm.extend({ propertyId: id, topping: honeypot }),
    response: z.object({ confirm: z.boolean(), id: z.number().int().nullable() }),
  },
  getEnquiries: {
    keyScope: 'enquiries:read',
    summary:
      "Lists the caller's threads, the latest first: received for their and their agency's listings (`whose=mine`: those that the caller answers), or sent.",
    query: z.object({
      page: pageNumber,
      size: pageSize,
      box: z.enum(['received', 'sent']).default('received'),
      whose: z.enum(['all', 'mine']).default('all'),
    }),
    response: pageOf(EnquiryRow),
  },
  openEnquiry: {
    keyScope: 'enquiries:read',
    summary:
      'Returns a thread of the caller and marks it as read. The first opening of an emailed link confirms the address and sends the enquiry; `alreadyConfirmed` when it was sent before. An invalid link is 400 invalid_link.',
    form: z.object(whichEnquiry),
    response: Enquiry.extend(AlreadyConfirmed.shape),
  },
  sendEnquiryMessage: {
    summary: 'Writes to the other side of a thread, who gets an email. 409 not_possible once it is closed.',
    form: EnquiryMessageForm.extend(whichEnquiry),
  },
  proposeViewing: {
    summary: 'Proposes a time to view the listing, replacing an earlier proposal. The other side gets an email.',
    form: ViewingForm.extend(whichEnquiry),
  },
  agreeViewing: {
    summary:
      'Accepts the time that the other side proposed. Both get an iCalendar file by email. 409 not_possible when another time was proposed meanwhile.',
    form: ViewingForm.extend(whichEnquiry),
  },
  closeEnquiry: {
    summary: 'Closes a thread: neither side can write again. The other side gets an email.',
    form: z.object(whichEnquiry),
  },
  blockEnquirer: {
    summary: "Blocks the asker of a thread for all of this owner's listings, and closes it; or unblocks them.",
    form: z.object({ id, blocked: flag }),
  },
  assignEnquiry: {
    summary:
      'Assigns a thread to the owner of the listing or a member of the agency, who gets its emails from then on.',
    form: z.object({ id, userId: id }),
  },
  getUnreadEnquiries: {
    summary: "Counts the caller's threads with unread messages.",
    response: z.object({ received: z.number().int(), sent: z.number().int() }),
  },
  getAnswerTime: {
    summary:
      'Returns whether the owner of a listing, an agent or a company can get messages, and how fast they answer.',
    query: z
      .object({ propertyId: id.optional(), agentId: id.optional(), companyId: id.optional() })
      .refine((asked) => Object.values(asked).filter((one) => one !== undefined).length === 1, {
        path: ['propertyId'],
        error: () => texts.oneOfIdsNeeded(),
      }),
    response: AnswerTime,
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
