import * as texts from '@africanscity/messages/moderation';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { PageOrDialog } from '../../../components/dialogs/page-or-dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** A button that opens the report form of a listing. Without scripts it links to a page with the form. */
export function ReportListing({ id, subject }: { id: number; subject: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageOrDialog
        h={44}
        px="sm"
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={18} aria-hidden />}
        page={paths.reportListing(id)}
        onOpen={() => setOpen(true)}
      >
        {texts.reportThisListing()}
      </PageOrDialog>
      {open && (
        <Suspense>
          <ReportDialog id={id} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
