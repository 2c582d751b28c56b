import { Container, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import { RequireSession } from '../features/accounts/account-area/require-session.tsx';
import { UploadListing } from '../features/listings/own/wizard/upload-listing.tsx';
import classes from './upload-listing.module.css';

/** The title of the page and its lead, by the URL. */
function wordsOf(search: URLSearchParams): { title: string; text: string } {
  if (search.has('published')) return { title: 'Your listing is live', text: 'Everyone can find it now.' };
  if (search.has('id'))
    return { title: 'Edit your listing', text: 'Changes are on the site as soon as you save them.' };
  return { title: 'Add a listing', text: 'A minute or two, and it is on the site.' };
}

export function loader(_context: LoaderContext, url: URL): PageData {
  return { meta: { title: wordsOf(url.searchParams).title, noIndex: true } };
}

export default function UploadListingPage() {
  const [search] = useSearchParams();
  const { title, text } = wordsOf(search);
  return (
    <Container size={1120} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" mt={6} mb="lg">
        {text}
      </Text>
      <p className={classes.unscripted}>
        Adding a listing needs JavaScript, because your device resizes the pictures before sending them. Allow it in
        your browser, then reload this page.
      </p>
      <div className={classes.scripted}>
        <RequireSession>
          <UploadListing />
        </RequireSession>
      </div>
    </Container>
  );
}
