import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { deleteShortlistComment } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistComment } from '@africanscity/contracts/listings/shortlists';
import { Button, Group, Text } from '@mantine/core';
import { formatNumber } from '@africanscity/messages/formats';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';
import { HomeComments } from './home-comments.tsx';
import classes from './home-comments.module.css';
import { opinions } from './opinions.ts';
import { useListsRefresh } from './use-lists-refresh.ts';

/** The number of each opinion on a home, and the comments, each of which the owner of the list can delete. */
export function OwnerComments({ comments }: { comments: ShortlistComment[] }) {
  return (
    <>
      <OpinionCounts comments={comments} />
      <HomeComments comments={comments} actions={(comment) => <DeleteComment {...comment} />} />
    </>
  );
}

/** Hidden for a single opinion, which its comment shows. */
function OpinionCounts({ comments }: { comments: ShortlistComment[] }) {
  const given = comments.flatMap(({ opinion }) => opinion ?? []);
  if (given.length < 2) return null;
  return (
    <p className={classes.counts}>
      {opinions.map(({ value, label, Icon }) => {
        const count = given.filter((opinion) => opinion === value).length;
        if (count === 0) return null;
        return (
          <span key={value} className={classes.opinion} data-opinion={value}>
            <Icon size={16} aria-hidden /> {texts.opinionCount({ opinion: label(), count: formatNumber(count) })}
          </span>
        );
      })}
    </p>
  );
}

function DeleteComment({ id, name }: ShortlistComment) {
  const [asking, setAsking] = useState(false);
  const refresh = useListsRefresh();
  const deletion = useAct(deleteShortlistComment, { success: texts.commentDeleted(), onDone: refresh });
  if (!asking) {
    return (
      <Button
        variant="subtle"
        color="gray"
        h={44}
        px="xs"
        aria-label={texts.deleteCommentBy({ name })}
        onClick={() => setAsking(true)}
      >
        {texts.yesDelete()}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby={`delete-comment-${id}`}>
      <Text id={`delete-comment-${id}`} style={{ overflowWrap: 'anywhere' }}>
        {texts.deleteCommentQuestion({ name })}
      </Text>
      <Group gap="xs">
        <Button color="red" h={44} loading={deletion.isPending} onClick={() => deletion.mutate({ id: String(id) })}>
          {texts.yesDelete()}
        </Button>
        <Button variant="default" h={44} onClick={() => setAsking(false)}>
          {siteTexts.cancel()}
        </Button>
      </Group>
    </div>
  );
}
