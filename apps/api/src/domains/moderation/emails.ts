import type { ListingAct } from './listing-acts.ts';
import * as texts from '@africanscity/messages/moderation';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';

/** Email from the company to the owner of a listing; replies reach the company. */
export function messageToOwnerEmail(
  owner: { name: string },
  listing: { id: number; address: string },
  message: string,
  { publicUrl }: { publicUrl: string },
): EmailContent {
  return {
    subject: texts.aboutYourListing({ address: listing.address.replace(/\s+/g, ' ') }),
    name: owner.name,
    paragraphs: [texts.weWriteAboutListing({ address: listing.address }), message],
    action: { label: texts.changeTheListing(), url: `${publicUrl}/upload-listing?id=${listing.id}` },
    remarks: [texts.replyEmailAnswer()],
  };
}

/** Email to the owner of a listing: an administrator's action, its reason, and the remedy. */
export function listingActEmail(
  owner: { name: string },
  listing: { id: number; address: string },
  act: Pick<ListingAct, 'happened' | 'advice'> & { reason: string },
  { publicUrl }: { publicUrl: string },
): EmailContent {
  return {
    subject: texts.yourListing({ address: listing.address.replace(/\s+/g, ' ') }),
    name: owner.name,
    paragraphs: [act.happened(listing), texts.theReason({ reason: act.reason }), act.advice()],
    action: { label: texts.seeMyListings(), url: `${publicUrl}/myListings` },
    remarks: [texts.ifThinkMistakeWrite({ publicUrl })],
  };
}
