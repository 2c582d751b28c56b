import * as texts from '@africanscity/messages/messages';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { SkeletonRows, Waiting } from '../../../ui/waiting.tsx';
import { NoThread, OpenedThread } from './opened-thread.tsx';

/** The conversation of an emailed link. */
export function LinkedThread() {
  const token = useLinkToken();
  if (token === null) return <NoThread reason={texts.linkIncomplete()} />;
  if (token === undefined) {
    return (
      <Waiting what={texts.theConversation()}>
        <SkeletonRows count={2} height={120} />
      </Waiting>
    );
  }
  return <OpenedThread which={{ token }} />;
}
