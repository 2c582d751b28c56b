import { Alert, Container } from '@mantine/core';
import { type PageNotice, pageNotice } from './page-notice.ts';

/** A message about the page before. The focus goes to the page when the message is dismissed. */
export function PageNoticeBox({ notice: { message, title, kind = 'success' } }: { notice: PageNotice }) {
  return (
    <Container size="md" py="md">
      <Alert
        color={kind === 'success' ? 'teal' : 'sunrise'}
        title={title}
        withCloseButton
        closeButtonLabel="Dismiss"
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
