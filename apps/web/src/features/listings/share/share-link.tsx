import * as texts from '@africanscity/messages/listings';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { RoundLink } from '../../../ui/round-button.tsx';
import { hasShareSheet, openShareSheet, type Shared } from './share-sheet.ts';

// Lazy: most visits only read the listing.
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));

/** The id of the element with all ways to share. */
export const waysToShareId = 'share';

/**
 * An icon that opens the sharing sheet, or a dialog in browsers without one. Without JavaScript, it leads to all ways to
 * share.
 */
export function ShareLink(shared: Shared) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RoundLink
        icon="share"
        href={`#${waysToShareId}`}
        label={texts.share()}
        onClick={(event) => {
          event.preventDefault();
          if (hasShareSheet()) openShareSheet(shared);
          else setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog {...shared} heading={texts.share()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
