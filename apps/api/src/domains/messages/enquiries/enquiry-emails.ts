import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/messages';
import type { EnquirySide } from '@africanscity/contracts/messages/enquiries';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { enquiryConfirmationDays } from '@africanscity/contracts/messages/values';
import { viewingTime, zoneOf } from '@africanscity/contracts/messages/viewing-times';
import type { Transaction } from '@africanscity/db/client';
import type { Enquiry, Property, User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import type { Attachment } from '../../../gateways/mail/mail.ts';
import { type EmailContent, emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { shownPhone } from '../../../kernel/phones/present-phone.ts';
import { readerOf } from '../../accounts/email-readers.ts';
import { listingWithCosts } from '../../requests/request-texts.ts';
import { createEnquiryLink } from './enquiry-keys.ts';
import { readersOf } from './enquiry-readers.ts';
import type { NewEntry } from './enquiry-states.ts';
import { viewingCalendar } from './viewing-calendar.ts';

/** Contains none of the typed text, because the address may be another person's. */
export function confirmEnquiryEmail(url: string): EmailContent {
  return {
    subject: texts.confirmMessageOwner(),
    paragraphs: [texts.messageReadyOpenLink()],
    action: { label: texts.sendMyMessage(), url },
    remarks: [texts.enquiryLinkWaits({ days: enquiryConfirmationDays }), texts.ifDidntWriteMessage()],
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
  const { name, phone, phoneE164 } = enquiry;
  for (const reader of await readersOf(tx, enquiry)) {
    const rendered = emailIn(reader, () => ({
      subject: texts.asksAbout({ name: oneLine(name), listing: named(property) }),
      name: reader.name,
      paragraphs: [
        texts.asksAboutYourListing({ name, listing: listingWithCosts(property) }),
        message?.text ?? '',
        ...(proposedAt && proposedBy === 'asker' ? [proposal(name, proposedAt, property)] : []),
        ...(phone ? [texts.theyCanCalled({ phone: shownPhone(phone, phoneE164) })] : []),
      ],
      action: { label: texts.answerOn({ brand: ctx.config.brand.name }), url: ownersPage(ctx, enquiry) },
      remarks: [texts.answerOnSite()],
    }));
    await enqueueEmail(ctx, tx, { to: reader.email, ...rendered });
  }
}

/** Emails a person of the owner's side about their assignment. */
export async function emailAssignment(ctx: AppContext, tx: Transaction, enquiry: Enquiry, reader: User): Promise<void> {
  const property = await tx.property.findUniqueOrThrow({ where: { id: enquiry.propertyId } });
  const rendered = emailIn(reader, () => ({
    subject: texts.youAnswerAbout({ name: oneLine(enquiry.name), listing: named(property) }),
    name: reader.name,
    paragraphs: [
      texts.colleagueAsksAnswerWho({ name: enquiry.name, listing: listingWithCosts(property) }),
      texts.fromNowYoullGet(),
    ],
    action: { label: texts.seeTheConversation(), url: ownersPage(ctx, enquiry) },
    remarks: [texts.answerOnSite()],
  }));
  await enqueueEmail(ctx, tx, { to: reader.email, ...rendered });
}

type Reader = Pick<User, 'name' | 'email' | 'language'>;

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
  const to = async (of: EnquirySide) => {
    const readers: Reader[] = of === 'owner' ? await readersOf(tx, enquiry) : [await askerOf(tx, enquiry)];
    for (const reader of readers) {
      const url = of === 'owner' ? ownersPage(ctx, enquiry) : await createEnquiryLink(ctx, tx, enquiry.id);
      const rendered = emailIn(reader, () => {
        const { subject, said } = words(entry, writers[side], of === side, property);
        const isOver = entry.kind === 'closing';
        return {
          subject,
          name: reader.name,
          paragraphs: [said, texts.itIsAbout({ listing: listingWithCosts(property) })],
          action: {
            label: isOver ? texts.seeTheConversation() : texts.answerOn({ brand: ctx.config.brand.name }),
            url,
          },
          remarks: of === 'asker' ? [texts.answerOnSite(), texts.neverSendMoney()] : [texts.answerOnSite()],
          ...(entry.kind === 'agreement' && { attachment: calendarFile(ctx, enquiry, property) }),
        };
      });
      await enqueueEmail(ctx, tx, { to: reader.email, ...rendered });
    }
  };
  await to(side === 'owner' ? 'asker' : 'owner');
  if (entry.kind === 'agreement') await to(side);
}

async function askerOf(tx: Transaction, { name, email, language, askerId }: Enquiry): Promise<Reader> {
  return { name, email, ...(await readerOf(tx, { userId: askerId, language })) };
}

function words(entry: NewEntry, writer: string, isOwn: boolean, property: Property): { subject: string; said: string } {
  const about = named(property);
  const when = entry.viewingAt ? localTime(entry.viewingAt, property) : '';
  if (entry.kind === 'message')
    return { subject: texts.wroteAbout({ writer: oneLine(writer), about }), said: entry.text ?? '' };
  if (entry.kind === 'proposal')
    return { subject: texts.aViewingIsProposed({ about }), said: proposal(writer, entry.viewingAt!, property) };
  if (entry.kind === 'agreement')
    return {
      subject: texts.viewingIsAgreed({ about }),
      said: isOwn ? texts.youAgreedToViewingOn({ when }) : texts.writerAgreedToViewing({ writer, when }),
    };
  return { subject: texts.theConversationHasEnded({ about }), said: texts.endedTheConversation({ writer }) };
}

function proposal(writer: string, at: Date, property: Property): string {
  return texts.wouldLikeViewing({ writer, when: localTime(at, property) });
}

function localTime(at: Date, { country, city }: Property): string {
  return viewingTime(at, zoneOf(country, city));
}

/** Names a listing in a subject: "House, 5 Elm Road". */
function named({ type, address }: Property): string {
  return withCommas([typeName(type), oneLine(address)]);
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
