import * as texts from '@africanscity/messages/site';
import { Alert, Container } from '@mantine/core';
import classes from './notice-close.module.css';
import { type PageNotice, pageNotice } from './page-notice.ts';

/** A message from the previous page. Dismissing it moves the focus to the page. */
export default function PageNoticeBox({ notice: { message, title, kind = 'success' } }: { notice: PageNotice }) {
  return (
    <Container size="md" py="md">
      <Alert
        color={kind === 'success' ? 'teal' : 'sunrise'}
        title={title}
        withCloseButton
        classNames={{ closeButton: classes.alert }}
        closeButtonLabel={texts.dismiss()}
        onClose={() => {
          pageNotice.dismiss();
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        {message}
      </Alert>
    </Container>
  );
}
