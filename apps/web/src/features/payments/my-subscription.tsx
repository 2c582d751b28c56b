import * as texts from '@africanscity/messages/payments';
import type { MySubscription } from '@africanscity/contracts/payments/subscriptions';
import { getMySubscription } from '@africanscity/contracts/payments/calls/subscriptions';
import { Alert, Anchor, Button, Group, Paper, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { showUtcDay } from '../../ui/show-time.ts';

/** The user's package: its end and its use. */
export function MySubscriptionPanel() {
  const query = useQuery({ ...operation(getMySubscription, {}), staleTime: 0 });
  return (
    <Loaded
      query={query}
      what={texts.yourPackageLower()}
      skeleton={<SkeletonRows height={220} />}
      failed={withoutWords}
    >
      {(subscription) => <Subscription data={subscription} />}
    </Loaded>
  );
}

/** The rest of the page must stay usable if this fails. */
const withoutWords = () => null;

function Subscription({ data }: { data: MySubscription }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="my-package">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h3" id="my-package">
              {data.packageName ? texts.yourPackageIs({ name: data.packageName }) : texts.youHaveNoPackage()}
            </Title>
            <Text c="dimmed" mt={4}>
              {untilWords(data)}
            </Text>
          </div>
          <Group gap="sm">
            {data.packageId !== null && (
              <Button component={Link} to={paths.singlePackage({ packageId: data.packageId })} size="md">
                {texts.renew()}
              </Button>
            )}
            <Button
              component={Link}
              to={paths.pricing}
              variant={data.packageId === null ? 'filled' : 'default'}
              size="md"
            >
              {data.packageId === null ? texts.seePackages() : texts.otherPackages()}
            </Button>
          </Group>
        </Group>
        {data.inactive.length > 0 && <Inactive listings={data.inactive} />}
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Use label={texts.activeListings()} {...data.active} remark={importedWords(data)} />
          <Use label={texts.featured()} {...data.featured} later={texts.featuredLater} />
          <Use label={texts.listingsInAds()} {...data.advertised} later={texts.advertisedLater} />
        </SimpleGrid>
        <Periods periods={data.periods} />
      </Stack>
    </Paper>
  );
}

function untilWords({ packageName, paidUntil, graceUntil, inGrace, freeListings }: MySubscription): string {
  if (!packageName || !paidUntil || !graceUntil) {
    return texts.freeListingsText({ count: freeListings });
  }
  if (inGrace) {
    return texts.endedOn({ day: showUtcDay(paidUntil), grace: showUtcDay(graceUntil) });
  }
  return texts.paidUntil({ day: showUtcDay(paidUntil) });
}

function importedWords({ imported }: MySubscription): string | undefined {
  if (imported === 0) return undefined;
  if (imported === 1) return texts.importedOne();
  return texts.importedMany({ count: imported });
}

interface UseProps {
  label: string;
  used: number;
  allowed: number | null;
  remark?: string;
  /** Returns what happens to listings that the owner chose, without a place for any. */
  later?: (chosen: { count: number }) => string;
}

function Use({ label, used, allowed, remark, later }: UseProps) {
  if (allowed === 0 && later)
    return (
      <div>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text size="sm">{used > 0 ? later({ count: used }) : texts.notInPackage()}</Text>
      </div>
    );
  const share = allowed ? Math.min(100, (used / allowed) * 100) : 0;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text fw={700}>
          {allowed === null
            ? texts.usedOfAny({ used: String(used) })
            : texts.usedOf({ used: String(used), allowed: String(allowed) })}
        </Text>
      </Group>
      {Boolean(allowed) && (
        <Progress
          value={share}
          mt={4}
          aria-label={texts.usedOfNamed({ label, used: String(used), allowed: String(allowed) })}
        />
      )}
      {remark && (
        <Text size="sm" c="dimmed" mt={4}>
          {remark}
        </Text>
      )}
    </div>
  );
}

function Inactive({ listings }: { listings: MySubscription['inactive'] }) {
  return (
    <Alert color="gray" title={texts.listingsInactive({ count: listings.length })}>
      {texts.inactiveText()}
      <ul>
        {listings.map(({ id, address }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.property(id)} underline="always">
              {address}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Periods({ periods }: { periods: MySubscription['periods'] }) {
  const ahead = periods.filter(({ state }) => state === 'current' || state === 'upcoming' || state === 'disputed');
  if (ahead.length < 2 && !ahead.some(({ state }) => state === 'disputed')) return null;
  return (
    <ul>
      {ahead.toReversed().map(({ id, packageName, startsAt, endsAt, state }) => (
        <li key={id}>
          {(state === 'disputed' ? texts.periodPaused : texts.periodFromTo)({
            name: packageName,
            from: showUtcDay(startsAt),
            to: showUtcDay(endsAt),
          })}
        </li>
      ))}
    </ul>
  );
}
