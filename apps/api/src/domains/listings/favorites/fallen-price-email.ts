import * as texts from '@africanscity/messages/listings';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { User } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { type ListingInEmail, presentInEmail } from '../core/present-in-email.ts';
import { dollarsAsAsked, reductionText } from '../core/present-price.ts';

/** A favorite that costs less than `was` US dollars. */
export interface Fallen {
  listing: ListingInEmail;
  was: number;
}

/** Listings in one email. */
const mostShown = 20;

/** Tells a user which of their favorites cost less, with an unsubscribe link. The largest drop comes first. */
export function fallenPriceEmail(
  config: Config,
  user: Pick<User, 'id' | 'name'>,
  fallen: Fallen[],
  labels: StatusLabels,
): EmailContent & { headers: Record<string, string> } {
  const sorted = fallen.toSorted((one, other) => lessBy(other) - lessBy(one));
  const listings = sorted.slice(0, mostShown).map(({ listing, was }) => {
    const shown = presentInEmail(config, labels, listing, true);
    return { ...shown, price: texts.priceNowAndBefore({ price: shown.price, before: dollarsAsAsked(listing, was) }) };
  });
  const [first] = sorted;
  const rendered = {
    subject:
      sorted.length === 1 && first
        ? texts.favoriteCostsLess({ reduction: reductionText(first.listing, first.was), title: listings[0]!.title })
        : texts.favoritesCostLess({ count: sorted.length }),
    name: user.name,
    paragraphs: [sorted.length === 1 ? texts.homeAmongFavoritesCosts() : texts.homesAmongFavoritesCost()],
    listings,
    ...(sorted.length > mostShown && { remarks: [texts.andMoreFavorites({ count: sorted.length - mostShown })] }),
    action: { label: texts.seeYourFavorites(), url: `${config.publicUrl}/favorite` },
    links: [
      {
        label: texts.stopEmailsAboutFavorites(),
        url: unsubscribePage(config, { kind: 'favorite-mails', id: user.id }),
      },
    ],
  };
  return { ...rendered, headers: unsubscribeHeaders(config, { kind: 'favorite-mails', id: user.id }) };
}

function lessBy({ listing, was }: Fallen): number {
  return was - Number(listing.price);
}
