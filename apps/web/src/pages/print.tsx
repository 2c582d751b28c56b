import * as texts from '@africanscity/messages/listings';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { Button, Container, Group, Text } from '@mantine/core';
import { IconAddressBook, IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { useContacts } from '../components/contacts/use-contacts.ts';
import { useHydrated } from '../components/loading/use-hydrated.ts';
import { describeListing, listingTitle } from '../features/listings/details/describe-listing.ts';
import { ListingGone } from '../features/listings/details/listing-gone.tsx';
import { PrintedListing } from '../features/listings/details/printed-listing.tsx';
import classes from './print.module.css';

export async function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<PageData> {
  try {
    const id = url.searchParams.get('id') ?? '';
    const listing = await queryClient.ensureQueryData(operation(getPropertiesById, { id, contacts: 'false' }));
    const { canonical } = describeListing(listing, { publicUrl, brand });
    return { meta: { title: listingTitle(listing), canonical, noIndex: true } };
  } catch (error) {
    if (!(error instanceof ApiFailure && (error.status === 404 || error.status === 400))) throw error;
    return { meta: { title: texts.listingNotAvailable(), noIndex: true }, status: 404 };
  }
}

export default function Print() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  return status === 404 ? <ListingGone /> : <PrintView id={search.get('id') ?? ''} />;
}

function PrintView({ id }: { id: string }) {
  const listing = usePrefetched(getPropertiesById, { id, contacts: 'false' });
  const { meta } = useLoaderData<PageData>();
  const hydrated = useHydrated();
  return (
    <Container className={classes.page}>
      <Group className={classes.tools}>
        <Button
          component={Link}
          to={paths.property(listing)}
          variant="default"
          h={44}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {texts.backToListing()}
        </Button>
        <Button
          className={classes.scripted}
          h={44}
          disabled={!hydrated}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.print()}
        </Button>
        <ContactsForPaper id={listing.id} />
        <Text size="sm" c="dimmed">
          {texts.fitsOnePage()}
        </Text>
      </Group>
      <PrintedListing listing={listing} url={meta.canonical ?? ''} />
    </Container>
  );
}

/** Contacts are printed once the user has requested them, here or on the listing's page. */
function ContactsForPaper({ id }: { id: number }) {
  const { session, shown, error, loading, show } = useContacts({ propertyId: String(id) });
  const hydrated = useHydrated();
  // The server does not know the session. Its button takes the space that logged-in users need from the first paint.
  if (hydrated && (!session || shown)) return null;
  return (
    <>
      <Button
        className="only-members"
        h={44}
        disabled={!hydrated}
        variant="default"
        loading={loading}
        onClick={show}
        leftSection={<IconAddressBook size={18} aria-hidden />}
      >
        {texts.showContactDetails()}
      </Button>
      {error && !loading && (
        <Text size="sm" c="red" role="alert">
          {error.message}
        </Text>
      )}
    </>
  );
}
