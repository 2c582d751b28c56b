import * as texts from '@africanscity/messages/accounts';
import {
  IconBell,
  IconBuildingEstate,
  IconCreditCard,
  IconHeart,
  IconMessage,
  IconMessages,
  IconSettings,
  IconUser,
  IconZoomQuestion,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../../../app/paths.ts';

export interface AccountLink {
  to: string;
  text: string;
  icon: Icon;
  /** The start of the addresses of further pages that belong to it. */
  within?: string;
}

/** Adds the links to the user's companies after the links to listings and enquiries. */
export function withCompanies(links: AccountLink[], companies: AccountLink[]): AccountLink[] {
  const before = links.findIndex(({ to }) => to === paths.payments());
  return before === -1 ? [...links, ...companies] : links.toSpliced(before, 0, ...companies);
}

/** The account pages of a logged-in user. */
export const accountLinks = (): AccountLink[] => [
  { to: paths.profile, text: texts.profile(), icon: IconUser },
  { to: paths.favorite, text: texts.favorites(), icon: IconHeart },
  { to: paths.savedSearches, text: texts.savedSearches(), icon: IconBell },
  { to: paths.myListings(), text: texts.myListings(), icon: IconBuildingEstate, within: '/my-listings/' },
  { to: paths.enquiries(), text: texts.enquiries(), icon: IconMessages },
  { to: paths.payments(), text: texts.payments(), icon: IconCreditCard },
  { to: paths.requests(), text: texts.requests(), icon: IconZoomQuestion },
  { to: paths.feedback, text: texts.feedback(), icon: IconMessage },
  { to: paths.settings, text: texts.settings(), icon: IconSettings },
];
