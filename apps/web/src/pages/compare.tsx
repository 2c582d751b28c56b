import * as texts from '@africanscity/messages/listings';
import { listingName } from '@africanscity/contracts/listings/wording';
import { getComparedProperties } from '@africanscity/contracts/listings/calls/listings';
import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import { maxCompared } from '@africanscity/contracts/listings/values';
import { Alert, Button, Container, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import emptyResults from '../assets/empty-results.svg';
import { PageBreadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { ComparisonTable } from '../features/listings/compare/comparison-table.tsx';
import { deviceComparison } from '../features/listings/compare/device-comparison.ts';
import { useComparison } from '../features/listings/compare/use-comparison.ts';
import { MessageScreen } from '../ui/message-screen.tsx';

export async function loader({ queryClient }: LoaderContext, url: URL): Promise<PageData> {
  const ids = readIds(url.searchParams);
  if (ids.length > 0) await queryClient.ensureQueryData(operation(getComparedProperties, { ids: ids.join() }));
  // Without ids in the URL, scripts redirect to the listings chosen on this device.
  return { meta: { title: texts.compareProperties(), noIndex: true }, minimal: ids.length > 0 };
}

/** Reads the valid listing ids in the URL. */
function readIds(search: URLSearchParams): number[] {
  const numbers = (search.get('ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(numbers.map(Number))].slice(0, maxCompared);
}

export default function Compare() {
  const [search] = useSearchParams();
  const ids = readIds(search);
  return ids.length > 0 ? <Comparison ids={ids} /> : <NothingChosen />;
}

function Comparison({ ids }: { ids: number[] }) {
  const listings = usePrefetched(getComparedProperties, { ids: ids.join() });
  const navigate = useNavigate();
  const { remove } = useComparison();
  const gone = ids.length - listings.length;
  const takeOff = ({ id }: ComparedListing) => {
    remove(id);
    void navigate(paths.compare(listings.map((one) => one.id).filter((other) => other !== id)), { replace: true });
  };
  // The link may be from another user. Its listings become the choice when the visitor adds one.
  const keep = () =>
    deviceComparison.write(listings.map((listing) => ({ id: listing.id, name: listingName(listing) })));
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <PageBreadcrumbs here={texts.compareHere()} />
      <Group justify="space-between" my="lg">
        <Title order={1} size="h2">
          {texts.compareProperties()}
        </Title>
        {listings.length < maxCompared && (
          <Button
            component={Link}
            to={paths.properties()}
            onClick={keep}
            h={44}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {texts.addAnother()}
          </Button>
        )}
      </Group>
      {gone > 0 && (
        <Alert color="sunrise" variant="light" mb="md" role="status">
          {texts.comparedGone({ count: gone })}
        </Alert>
      )}
      {listings.length > 0 ? (
        <ComparisonTable listings={listings} nameOf={listingName} onRemove={takeOff} />
      ) : (
        <Text>{texts.nothingLeftToCompare()}</Text>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {texts.comparisonHint()}
      </Text>
    </Container>
  );
}

function NothingChosen() {
  const navigate = useNavigate();
  const { chosen } = useComparison();
  const own = chosen.map(({ id }) => id).join();
  useEffect(() => {
    if (own) void navigate(paths.compare(own.split(',').map(Number)), { replace: true });
  }, [navigate, own]);
  return (
    <MessageScreen
      picture={<img src={emptyResults} alt="" width={480} height={360} />}
      title={texts.nothingToCompare()}
      text={texts.comparisonInvitation()}
    >
      <Button component={Link} to={paths.properties()}>
        {texts.browseProperties()}
      </Button>
    </MessageScreen>
  );
}
