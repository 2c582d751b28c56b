import { type Letter, writeLetter } from '../../mails/letter.ts';

/** From the company to the owner of a listing; replying reaches the company. */
export function messageToOwnerMail(
  owner: { name: string },
  listing: { id: number; address: string },
  message: string,
  { publicUrl }: { publicUrl: string },
): Letter {
  return writeLetter({
    subject: `About your listing ${listing.address.replace(/\s+/g, ' ')}`,
    name: owner.name,
    paragraphs: [`We write to you about your listing “${listing.address}”:`, message],
    action: { label: 'Change the listing', url: `${publicUrl}/upload-listing?id=${listing.id}` },
    remarks: ['Reply to this mail to answer.'],
  });
}
