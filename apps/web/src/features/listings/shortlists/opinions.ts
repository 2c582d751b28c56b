import * as texts from '@africanscity/messages/listings';
import type { ShortlistOpinion } from '@africanscity/contracts/listings/shortlists';
import { type Icon, IconMoodEmpty, IconThumbDown, IconThumbUp } from '@tabler/icons-react';

interface OpinionOnHome {
  value: ShortlistOpinion;
  label: () => string;
  Icon: Icon;
}

/** The opinions that readers choose from, in the order of the form. */
export const opinions: readonly OpinionOnHome[] = [
  { value: 'liked', label: texts.likeIt, Icon: IconThumbUp },
  { value: 'disliked', label: texts.notForUs, Icon: IconThumbDown },
  { value: 'unsure', label: texts.notSure, Icon: IconMoodEmpty },
];
