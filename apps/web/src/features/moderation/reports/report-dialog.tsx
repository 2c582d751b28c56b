import * as texts from '@africanscity/messages/moderation';
import { CloseButton, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import classes from './report-dialog.module.css';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  id: number;
  /** Short description of the listing. */
  subject: string;
  onClose(): void;
}

/** The report form in a native dialog, which traps and restores the focus. */
export default function ReportDialog({ id, subject, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="report" onClose={onClose}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="report">
            {texts.reportThisListing()}
          </Title>
          <Text size="sm" c="dimmed">
            {subject}
          </Text>
        </div>
        <CloseButton aria-label={texts.close()} onClick={close} />
      </div>
      <ReportForm id={id} onDone={close} />
    </dialog>
  );
}
