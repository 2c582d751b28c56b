import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './report-listing.module.css';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** Lets people tell the administrators that a listing is not as it should be. The form comes when it is asked for. */
export function ReportListing({ id, subject }: { id: number; subject: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.scripted}
        h={44}
        px="sm"
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Report this listing
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
