import * as texts from '@africanscity/messages/listings';
import { RoundLink } from '../../../ui/round-button.tsx';
import { hasShareSheet, openShareSheet, type Shared } from './share-sheet.ts';

/** The id of the element with all ways to share. */
export const waysToShareId = 'share';

/** An icon that opens the sharing sheet. In browsers without one, it leads to all ways to share. */
export function ShareLink(shared: Shared) {
  return (
    <RoundLink
      icon="share"
      href={`#${waysToShareId}`}
      label={texts.share()}
      onClick={(event) => {
        if (!hasShareSheet()) return;
        event.preventDefault();
        openShareSheet(shared);
      }}
    />
  );
}
