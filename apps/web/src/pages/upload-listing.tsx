import * as texts from '@africanscity/messages/listings';
import { Container, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import { RequireSession } from '../features/accounts/account-area/require-session.tsx';
import { UploadListing } from '../features/listings/own/wizard/upload-listing.tsx';
import classes from './upload-listing.module.css';

/** The title of the page and its lead, by the URL. */
function wordsOf(search: URLSearchParams): { title: string; text: string } {
  if (search.has('published')) return { title: texts.yourListingIsLive(), text: texts.everyoneCanFindIt() };
  if (search.has('id')) return { title: texts.editYourListing(), text: texts.editLead() };
  return { title: texts.addAListing(), text: texts.addLead() };
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
      <p className={classes.unscripted}>{texts.addingNeedsScripts()}</p>
      <div className={classes.scripted}>
        <RequireSession>
          <UploadListing />
        </RequireSession>
      </div>
    </Container>
  );
}
