import * as texts from '@africanscity/messages/messages';
import type { EnquiryEntry } from '@africanscity/contracts/messages/enquiries';
import { showTime } from '../../../ui/show-time.ts';
import classes from './enquiries.module.css';
import { describeMoment } from './moments.ts';

/** A message or an event of a conversation. */
export function ThreadEntry({ entry, isOwn }: { entry: EnquiryEntry; isOwn: boolean }) {
  const { author, createdAt } = entry;
  return (
    <li className={classes.entry} data-own={isOwn || undefined}>
      <p dir="auto">{wordsOf(entry)}</p>
      <span dir="auto" className={classes.by}>
        {author} · <time dateTime={createdAt}>{showTime(createdAt)}</time>
      </span>
    </li>
  );
}

function wordsOf({ kind, text, viewingAt }: EnquiryEntry): string {
  if (kind === 'closing') return texts.closedConversation();
  if (kind === 'message' || !viewingAt) return text;
  const moment = describeMoment(viewingAt);
  return kind === 'proposal' ? texts.proposesViewing({ moment }) : texts.agreedToViewing({ moment });
}
