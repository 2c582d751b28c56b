import type { Listing } from '@africanscity/contracts/listings/listings';
import { IconMessage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { PageOrDialog } from '../../../components/page-or-dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const EnquiryDialog = lazyPart(() => import('./enquiry-dialog.tsx'));

interface AskOwnerProps {
  listing: Listing;
  subject: string;
  /** Beside other ways to get in touch, which leaves it little room. */
  inBar?: boolean;
}

/**
 * Lets anybody write to a listing's owner, where mail reaches them. The form comes when it is asked for, without scripts as
 * a page of its own.
 */
export function AskOwner({ listing, subject, inBar }: AskOwnerProps) {
  const [open, setOpen] = useState(false);
  if (!listing.reachable) return null;
  return (
    <>
      <PageOrDialog
        size={inBar ? undefined : 'md'}
        flex={inBar ? 1 : undefined}
        h={48}
        fullWidth={!inBar}
        leftSection={<IconMessage size={20} aria-hidden />}
        page={paths.messageOwner(listing.id)}
        onOpen={() => setOpen(true)}
      >
        {inBar ? 'Message' : 'Message the owner'}
      </PageOrDialog>
      {open && (
        <Suspense>
          <EnquiryDialog listing={listing} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
