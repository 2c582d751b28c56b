import type { EmailContent } from '../../kernel/outbox/email-template.ts';

/** Email from the company to the owner of a listing; replies reach the company. */
export function messageToOwnerEmail(
  owner: { name: string },
  listing: { id: number; address: string },
  message: string,
  { publicUrl }: { publicUrl: string },
): EmailContent {
  return {
    subject: `About your listing ${listing.address.replace(/\s+/g, ' ')}`,
    name: owner.name,
    paragraphs: [`We write to you about your listing “${listing.address}”:`, message],
    action: { label: 'Change the listing', url: `${publicUrl}/upload-listing?id=${listing.id}` },
    remarks: ['Reply to this email to answer.'],
  };
}

/** Email to the owner of a listing: an administrator's action, its reason, and the remedy. */
export function listingActEmail(
  owner: { name: string },
  listing: { id: number; address: string },
  { happened, advice, reason }: { happened: string; advice: string; reason: string },
  { publicUrl }: { publicUrl: string },
): EmailContent {
  return {
    subject: `Your listing ${listing.address.replace(/\s+/g, ' ')}`,
    name: owner.name,
    paragraphs: [`Your listing “${listing.address}” ${happened}.`, `The reason: ${reason}`, advice],
    action: { label: 'See my listings', url: `${publicUrl}/myListings` },
    remarks: [`If you think that this is a mistake, write to us: ${publicUrl}/contact`],
  };
}
