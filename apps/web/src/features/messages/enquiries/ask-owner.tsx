import * as texts from '@africanscity/messages/messages';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { IconMessage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { PageOrDialog } from '../../../components/dialogs/page-or-dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const EnquiryDialog = lazyPart(() => import('./enquiry-dialog.tsx'));

interface AskOwnerProps {
  listing: Listing;
  subject: string;
  /** Uses the compact layout of the contact bar. */
  inBar?: boolean;
}

/**
 * A button that opens the message form of a listing's owner, if the owner can receive emails. Without scripts it links
 * to a page with the form.
 */
export function AskOwner({ listing, subject, inBar }: AskOwnerProps) {
  const [open, setOpen] = useState(false);
  if (!listing.reachable) return null;
  return (
    <>
      <PageOrDialog
        size={inBar ? undefined : 'md'}
        h={48}
        fullWidth={!inBar}
        leftSection={<IconMessage size={20} aria-hidden />}
        page={paths.messageOwner(listing.id)}
        onOpen={() => setOpen(true)}
      >
        {inBar ? texts.message() : texts.messageTheOwner()}
      </PageOrDialog>
      {open && (
        <Suspense>
          <EnquiryDialog listing={listing} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
