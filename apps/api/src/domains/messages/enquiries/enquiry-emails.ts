import type { EnquirySide } from '@africanscity/contracts/messages/enquiries';
import { enquiryConfirmationDays } from '@africanscity/contracts/messages/values';
import type { Transaction } from '@africanscity/db/client';
import type { Enquiry, Property, User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import type { Attachment } from '../../../gateways/mail/mail.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { shownPhone } from '../../../kernel/phones/present-phone.ts';
import { listingWithCosts } from '../../requests/request-texts.ts';
import { createEnquiryLink } from './enquiry-keys.ts';
import { readersOf } from './enquiry-readers.ts';
import type { NewEntry } from './enquiry-states.ts';
import { viewingCalendar } from './viewing-calendar.ts';
import { viewingTime } from './viewing-times.ts';

/** Contains none of the typed text, because the address may be another person's. */
export function confirmEnquiryEmail(url: string): EmailContent {
  return {
    subject: 'Confirm your message to an owner',
    paragraphs: [
      'Your message is ready. Open this link to send it. The reply will appear at the same link, so keep this email.',
    ],
    action: { label: 'Send my message', url },
    remarks: [
      `The link waits for ${enquiryConfirmationDays} days. The owner does not see your email address.`,
      'If you didn’t write a message, someone typed your address by mistake. Don’t open the link, and nothing happens.',
    ],
  };
}

/** Emails the owner's side about a confirmed enquiry. */
export async function emailNewEnquiry(ctx: AppContext, tx: Transaction, enquiry: Enquiry): Promise<void> {
  const property = await tx.property.findUniqueOrThrow({ where: { id: enquiry.propertyId } });
  const latest = { enquiryId: enquiry.id, side: 'asker' as const };
  const message = await tx.enquiryEntry.findFirst({
    where: { ...latest, kind: 'message' },
    orderBy: { id: 'desc' },
  });
  const { proposedAt, proposedBy } = await tx.enquiry.findUniqueOrThrow({ where: { id: enquiry.id } });
  const proposed = proposedAt && proposedBy === 'asker' ? proposal(enquiry.name, proposedAt, property) : null;
  for (const { email, name } of await readersOf(tx, enquiry)) {
    const rendered = {
      subject: `${oneLine(enquiry.name)} asks about ${property.type}, ${oneLine(property.address)}`,
      name,
      paragraphs: [
        `${enquiry.name} asks about your listing: ${listingWithCosts(property)}.`,
        message?.text ?? '',
        ...(proposed ? [proposed] : []),
        ...(enquiry.phone ? [`They can be called at ${shownPhone(enquiry.phone, enquiry.phoneE164)}.`] : []),
      ],
      action: { label: `Answer on ${ctx.config.brand.name}`, url: ownersPage(ctx, enquiry) },
      remarks: [onSite],
    };
    await enqueueEmail(ctx, tx, { to: email, ...rendered });
  }
}

/** Emails a person of the owner's side about their assignment. */
export async function emailAssignment(ctx: AppContext, tx: Transaction, enquiry: Enquiry, reader: User): Promise<void> {
  const property = await tx.property.findUniqueOrThrow({ where: { id: enquiry.propertyId } });
  const rendered = {
    subject: `You answer ${oneLine(enquiry.name)} about ${property.type}, ${oneLine(property.address)}`,
    name: reader.name,
    paragraphs: [
      `A colleague asks you to answer ${enquiry.name}, who asks about: ${listingWithCosts(property)}.`,
      'From now on you’ll get their messages by email.',
    ],
    action: { label: 'See the conversation', url: ownersPage(ctx, enquiry) },
    remarks: [onSite],
  };
  await enqueueEmail(ctx, tx, { to: reader.email, ...rendered });
}

/** Emails the other side about a message or an action; about an accepted viewing both, with a calendar file. */
export async function emailEntry(
  ctx: AppContext,
  tx: Transaction,
  enquiry: Enquiry,
  side: EnquirySide,
  entry: NewEntry,
): Promise<void> {
  const property = await tx.property.findUniqueOrThrow({ where: { id: enquiry.propertyId } });
  const owner = await tx.user.findUniqueOrThrow({ where: { id: enquiry.ownerId } });
  const writers = { asker: enquiry.name, owner: owner.name };
  const attachment = entry.kind === 'agreement' ? calendarFile(ctx, enquiry, property) : undefined;
  const to = async (reader: EnquirySide) => {
    const { subject, said } = words(entry, writers[side], reader === side, property);
    const readers =
      reader === 'owner'
        ? (await readersOf(tx, enquiry)).map(({ name, email }) => ({ name, email }))
        : [{ name: enquiry.name, email: enquiry.email }];
    for (const { name, email } of readers) {
      const url = reader === 'owner' ? ownersPage(ctx, enquiry) : await createEnquiryLink(ctx, tx, enquiry.id);
      const rendered = {
        subject,
        name,
        paragraphs: [said, `It is about: ${listingWithCosts(property)}.`],
        action: {
          label: entry.kind === 'closing' ? 'See the conversation' : `Answer on ${ctx.config.brand.name}`,
          url,
        },
        remarks: reader === 'asker' ? [onSite, warning] : [onSite],
      };
      await enqueueEmail(ctx, tx, { to: email, ...rendered, ...(attachment ? { attachment } : {}) });
    }
  };
  await to(side === 'owner' ? 'asker' : 'owner');
  if (entry.kind === 'agreement') await to(side);
}

const onSite = 'Use the button to answer. Replies to this email are not delivered, because both addresses stay hidden.';
const warning = 'Never send money to someone you haven’t met.';

function words(entry: NewEntry, writer: string, isOwn: boolean, property: Property): { subject: string; said: string } {
  const { type, address } = property;
  const about = `${type}, ${oneLine(address)}`;
  const when = entry.viewingAt ? viewingTime(entry.viewingAt, property.country) : '';
  if (entry.kind === 'message') return { subject: `${oneLine(writer)} wrote about ${about}`, said: entry.text ?? '' };
  if (entry.kind === 'proposal') {
    return { subject: `A viewing is proposed: ${about}`, said: proposal(writer, entry.viewingAt!, property) };
  }
  if (entry.kind === 'agreement') {
    const who = isOwn ? 'You agreed' : `${writer} agreed`;
    return {
      subject: `Viewing agreed: ${about}`,
      said: `${who} to a viewing on ${when}. Open the attached file to add it to your calendar.`,
    };
  }
  return { subject: `The conversation has ended: ${about}`, said: `${writer} ended the conversation.` };
}

function proposal(writer: string, at: Date, property: Property): string {
  return `${writer} would like a viewing on ${viewingTime(at, property.country)}.`;
}

function calendarFile(ctx: AppContext, enquiry: Enquiry, property: Property): Attachment {
  const content = viewingCalendar(ctx.config, enquiry, property, ctx.clock());
  return {
    fileName: 'viewing.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(content).toString('base64'),
  };
}

function ownersPage({ config }: AppContext, { id }: Enquiry): string {
  return `${config.publicUrl}/enquiries?id=${id}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
