import * as texts from '@africanscity/messages/messages';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { SavedSearch } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { type ListingInEmail, presentInEmail } from '../../listings/core/present-in-email.ts';
import { filterTexts } from './filter-columns.ts';

/** Number of listings in one email, which counts the rest. */
const shown = 100;
/** Further ones have no picture, so that email programs do not clip the email. */
const pictured = 12;

/** Renders the email about new matches of a saved search, the latest first, with unsubscribe links. */
export function alertEmail(
  config: Config,
  search: SavedSearch & { user: { name: string } | null },
  found: ListingInEmail[],
  labels: StatusLabels,
): EmailContent & { headers: Record<string, string> } {
  const listings = found.slice(0, shown).map((listing, at) => presentInEmail(config, labels, listing, at < pictured));
  const more = found.length - listings.length;
  const [first] = listings;
  const rendered = {
    subject:
      found.length === 1 && first
        ? texts.newListing({ title: first.title, price: first.price })
        : texts.newListingsOf({ count: found.length, name: search.name }),
    ...(search.user && { name: search.user.name }),
    paragraphs: [
      texts.listingsCame({ count: found.length, name: search.name }),
      ...(more > 0 ? [texts.latestListings({ shown: String(listings.length), more: String(more) })] : []),
    ],
    listings,
    action: { label: texts.seeAllSearch(), url: searchPage(config, search) },
    links: [
      {
        label: texts.stopEmailsAbout({ name: search.name }),
        url: unsubscribePage(config, { kind: 'saved-search', id: search.id }),
      },
      {
        label: texts.stopEmailsAboutAll(),
        url: unsubscribePage(
          config,
          search.userId === null
            ? { kind: 'searches-of-address', id: search.id }
            : { kind: 'all-saved-searches', id: search.userId },
        ),
      },
    ],
  };
  return { ...rendered, headers: unsubscribeHeaders(config, { kind: 'saved-search', id: search.id }) };
}

function searchPage(config: Config, search: SavedSearch): string {
  return `${config.publicUrl}/Properties?${new URLSearchParams(filterTexts(search))}`;
}
