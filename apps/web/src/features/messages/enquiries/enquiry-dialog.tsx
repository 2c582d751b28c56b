import * as texts from '@africanscity/messages/messages';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { CloseButton, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { AnswerTimeText } from './answer-time-text.tsx';
import classes from './enquiry-dialog.module.css';
import { EnquiryForm } from './enquiry-form.tsx';

interface EnquiryDialogProps {
  listing: Listing;
  /** Short description of the listing. */
  subject: string;
  onClose(): void;
}

/** The enquiry form in a native dialog, on phones a bottom sheet. It traps and restores the focus. */
export default function EnquiryDialog({ listing, subject, onClose }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="enquiry" onClose={onClose}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="enquiry">
            {texts.messageTo({ name: listing.user.fullname })}
          </Title>
          <Text size="sm" c="dimmed">
            {subject}
          </Text>
          <AnswerTimeText of={{ propertyId: String(listing.id) }} />
        </div>
        <CloseButton aria-label={texts.close()} onClick={() => dialog.current?.close()} />
      </div>
      <EnquiryForm listing={listing} subject={subject} onDone={() => dialog.current?.close()} />
    </dialog>
  );
}
