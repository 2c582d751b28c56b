import {
  IconBell,
  IconBuildingEstate,
  IconCreditCard,
  IconHeart,
  IconMessage,
  IconSettings,
  IconUser,
  IconZoomQuestion,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../paths.ts';

export interface AccountLink {
  to: string;
  text: string;
  icon: Icon;
}

/** Where somebody who is logged in finds what is theirs. */
export const accountLinks: AccountLink[] = [
  { to: paths.profile, text: 'Profile', icon: IconUser },
  { to: paths.favorite, text: 'Favorites', icon: IconHeart },
  { to: paths.savedSearches(), text: 'Saved searches', icon: IconBell },
  { to: paths.myListings(), text: 'My Listings', icon: IconBuildingEstate },
  { to: paths.payments(), text: 'Payments', icon: IconCreditCard },
  { to: paths.requests(), text: 'Requests', icon: IconZoomQuestion },
  { to: paths.feedback, text: 'Feedback', icon: IconMessage },
  { to: paths.settings, text: 'Settings', icon: IconSettings },
];
