import { Button, CloseButton, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import classes from './report-dialog.module.css';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  id: number;
  /** What the listing is, in a few words. */
  subject: string;
  onClose(): void;
}

/** The form of a report, for people who are logged in. A dialog of the browser: it keeps the focus and gives it back. */
export default function ReportDialog({ id, subject, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="report" onClose={onClose}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="report">
            Report this listing
          </Title>
          <Text size="sm" c="dimmed">
            {subject}
          </Text>
        </div>
        <CloseButton size={44} aria-label="Close" onClick={close} />
      </div>
      {session ? (
        <ReportForm id={id} onDone={close} />
      ) : (
        <>
          <Text mb="md">Log in to report, so that each person counts once. The owner is not told who reported.</Text>
          <Button component={Link} to={paths.login(pathname + search)} size="md" fullWidth>
            Log in
          </Button>
        </>
      )}
    </dialog>
  );
}
