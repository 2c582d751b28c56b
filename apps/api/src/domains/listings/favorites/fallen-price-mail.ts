import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { formatPrice } from '@africanscity/contracts/listings/wording';
import type { User } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import { type Letter, writeLetter } from '../../../kernel/outbox/letter.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { type ListingOfLetter, presentInLetter } from '../present-in-letter.ts';

/** A favorite that costs less than `was` US dollars. */
export interface Fallen {
  listing: ListingOfLetter;
  was: number;
}

/** Tells somebody which of their favorites cost less, with a way to end such mails. The largest fall comes first. */
export function fallenPriceMail(
  config: Config,
  user: Pick<User, 'id' | 'name'>,
  fallen: Fallen[],
  labels: StatusLabels,
): Letter & { headers: Record<string, string> } {
  const sorted = fallen.toSorted((one, other) => lessBy(other) - lessBy(one));
  const listings = sorted.map(({ listing, was }) => {
    const shown = presentInLetter(config, labels, listing, true);
    return { ...shown, price: `${shown.price}, before ${formatPrice(was)}` };
  });
  const [first] = sorted;
  const letter = writeLetter({
    subject:
      sorted.length === 1 && first
        ? `${formatPrice(lessBy(first))} less: ${listings[0]!.title}`
        : `${sorted.length} of your favorites cost less`,
    name: user.name,
    paragraphs: [
      sorted.length === 1 ? 'A home among your favorites costs less.' : 'Homes among your favorites cost less.',
    ],
    listings,
    action: { label: 'See your favorites', url: `${config.publicUrl}/favorite` },
    links: [
      { label: 'Stop emails about favorites', url: unsubscribePage(config, { kind: 'favorite-mails', id: user.id }) },
    ],
  });
  return { ...letter, headers: unsubscribeHeaders(config, { kind: 'favorite-mails', id: user.id }) };
}

function lessBy({ listing, was }: Fallen): number {
  return was - Number(listing.price);
}
