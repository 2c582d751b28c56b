import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To the owner of a listing: what an administrator did to it, why, and what to do about it. */
export function listingActMail(
  owner: { name: string },
  listing: { id: number; address: string },
  { happened, advice, reason }: { happened: string; advice: string; reason: string },
  { publicUrl }: { publicUrl: string },
): Letter {
  return writeLetter({
    subject: `Your listing ${listing.address.replace(/\s+/g, ' ')}`,
    name: owner.name,
    paragraphs: [`Your listing “${listing.address}” ${happened}.`, `The reason: ${reason}`, advice],
    action: { label: 'See my listings', url: `${publicUrl}/myListings` },
    remarks: [`If you think that this is a mistake, write to us: ${publicUrl}/contact`],
  });
}
