import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { deleteShortlistComment } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistComment } from '@africanscity/contracts/listings/shortlists';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';
import { HomeComments } from './home-comments.tsx';
import { useListsRefresh } from './use-lists-refresh.ts';

/** The comments on a home, each of which the owner of the list can delete. */
export function OwnerComments({ comments }: { comments: ShortlistComment[] }) {
  return <HomeComments comments={comments} actions={(comment) => <DeleteComment {...comment} />} />;
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
