import { type Letter, writeLetter } from '../../mails/letter.ts';
import type { AboutPackage } from './about-package.ts';

const named = 30;

export function listingsInactiveMail({
  user,
  listings,
  config,
}: AboutPackage & { listings: { address: string }[] }): Letter {
  const shown = listings.slice(0, named).map(({ address }) => `- ${address}`);
  const more = listings.length > named ? [`and ${listings.length - named} more`] : [];
  const count = listings.length === 1 ? 'One of your listings is' : `${listings.length} of your listings are`;
  return writeLetter({
    subject: `${count} inactive`,
    name: user.name,
    paragraphs: [
      `${count} no longer on the site, because you have more than you may have now. The oldest stayed:`,
      [...shown, ...more].join('\n'),
      'Nothing is deleted. They come back by themselves once you choose a package, or when you mark others as sold or delete them.',
    ],
    action: { label: 'Choose a package', url: `${config.publicUrl}/pricing` },
  });
}
