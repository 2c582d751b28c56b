import * as texts from '@africanscity/messages/moderation';
import { formatPeriodPrice, type PricePeriod } from '@africanscity/contracts/listings/asking-price';
import type { SuspicionRule } from '@africanscity/contracts/moderation/queue';

/** Findings of each rule, as its SQL writes them. Prices are in units of the currency, for the period. */
interface Details {
  price: { asked: number; median: number; currency: string; period: PricePeriod | null; listings: number };
  shared_pictures: { pictures: number; listing: number };
  same_text: { listings: number; listing: number };
  contacts: { words: string };
  new_account: { listings: number; days: number };
  imitated_name: { name: string; company: string; id: number };
}

const sentences: { [Rule in SuspicionRule]: (details: Details[Rule]) => string } = {
  price: ({ asked, median, currency, period, listings }) => {
    const priceOf = (units: number) => formatPeriodPrice(Math.round(units), currency, period);
    return texts.priceFarOff({ price: priceOf(asked), median: priceOf(median), count: String(listings) });
  },
  shared_pictures: ({ pictures, listing }) => texts.picturesOfOther({ count: pictures, listing: String(listing) }),
  same_text: ({ listings, listing }) => texts.textOfOthers({ count: listings, listing: String(listing) }),
  contacts: ({ words }) => texts.descriptionSays({ words }),
  new_account: ({ listings, days }) => texts.listingsOfNewAccount({ count: listings, days: String(days) }),
  imitated_name: ({ name, company, id }) => texts.nameLooksLike({ name, company, id: String(id) }),
};

/** Describes in the language of the reader what a rule found. Suspicions of earlier versions have an English sentence. */
export function describeSuspicion<Rule extends SuspicionRule>(rule: Rule, detail: string): string {
  return detail.startsWith('{') ? sentences[rule](JSON.parse(detail) as Details[Rule]) : detail;
}
