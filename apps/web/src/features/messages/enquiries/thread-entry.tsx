import * as texts from '@africanscity/messages/messages';
import type { EnquiryEntry } from '@africanscity/contracts/messages/enquiries';
import { viewingTime } from '@africanscity/contracts/messages/viewing-times';
import { showTime } from '../../../ui/show-time.ts';
import classes from './enquiries.module.css';

interface ThreadEntryProps {
  entry: EnquiryEntry;
  isOwn: boolean;
  /** The time zone of the home. */
  zone: string | null;
}

/** A message or an event of a conversation. */
export function ThreadEntry({ entry, isOwn, zone }: ThreadEntryProps) {
  const { author, createdAt } = entry;
  return (
    <li className={classes.entry} data-own={isOwn || undefined}>
      <p dir="auto">{wordsOf(entry, zone)}</p>
      <span dir="auto" className={classes.by}>
        {author} · <time dateTime={createdAt}>{showTime(createdAt)}</time>
      </span>
    </li>
  );
}

function wordsOf({ kind, text, viewingAt }: EnquiryEntry, zone: string | null): string {
  if (kind === 'closing') return texts.closedConversation();
  if (kind === 'message' || !viewingAt) return text;
  const moment = viewingTime(new Date(viewingAt), zone);
  return kind === 'proposal' ? texts.proposesViewing({ moment }) : texts.agreedToViewing({ moment });
}
