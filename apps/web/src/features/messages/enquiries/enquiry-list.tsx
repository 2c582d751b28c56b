import * as texts from '@africanscity/messages/messages';
import { getEnquiries } from '@africanscity/contracts/messages/calls/enquiries';
import type { EnquiryRow } from '@africanscity/contracts/messages/enquiries';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import drawing from '../../../assets/agent.svg';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { PageLinks } from '../../../components/navigation/page-links.tsx';
import { NothingYet } from '../../../ui/nothing-yet.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { StateBadge } from '../../requests/state-badge.tsx';
import classes from './enquiries.module.css';
import { stateOf } from './enquiry-states.ts';
import { UnreadCount } from './unread-count.tsx';

const nothing = {
  mine: [texts.nothingAssigned, texts.colleaguesAnswer],
  received: [texts.noEnquiriesYet, texts.enquiriesAppearHere],
  sent: [texts.nobodyContactedYet, texts.messageAnyOwner],
} as const;

/** Conversations, the latest first. */
export function EnquiryList({ box, whose, page }: { box: 'received' | 'sent'; whose?: 'mine'; page: number }) {
  const query = useQuery({ ...operation(getEnquiries, { box, whose, page: String(page), size: '10' }), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.theConversations()} skeleton={<SkeletonRows count={3} height={96} />}>
      {(found) =>
        found.totalElements === 0 ? (
          <NothingYet drawing={drawing} title={nothing[whose ?? box][0]()} text={nothing[whose ?? box][1]()} />
        ) : (
          <>
            <ul className={classes.list}>
              {found.content.map((row) => (
                <EnquiryItem key={row.id} row={row} />
              ))}
            </ul>
            {found.totalPages > 1 && (
              <PageLinks
                page={found}
                addressOf={(target) =>
                  paths.enquiries({ box: box === 'sent' ? box : undefined, whose, page: target || undefined })
                }
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

function EnquiryItem({ row }: { row: EnquiryRow }) {
  const { id, listing, state, unread, excerpt, excerptBy, answeredBy, lastEntryAt } = row;
  return (
    <li>
      <Link
        to={paths.enquiries({ id, box: row.side === 'asker' ? 'sent' : undefined })}
        className={classes.item}
        data-unread={unread > 0 || undefined}
      >
        <span className={classes.head}>
          <strong dir="auto">{row.with}</strong>
          <StateBadge state={stateOf(state, unread)} />
        </span>
        <span dir="auto" className={classes.dim}>
          {listing?.title ?? texts.listingGone()}
        </span>
        <span dir="auto" className={classes.excerpt}>
          {excerptBy && `${excerptBy}: `}
          <bdi>{excerpt}</bdi>
        </span>
        {answeredBy && <span className={classes.dim}>{texts.handledByName({ name: answeredBy })}</span>}
        <span className={classes.head}>
          <time dateTime={lastEntryAt} className={classes.dim}>
            {showTime(lastEntryAt)}
          </time>
          {unread > 0 && <UnreadCount count={unread} />}
        </span>
      </Link>
    </li>
  );
}
