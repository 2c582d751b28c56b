import * as texts from '@africanscity/messages/payments';
import type { Ad } from '@africanscity/contracts/payments/ads';
import { adKinds } from '@africanscity/contracts/payments/values';
import { getMyAds } from '@africanscity/contracts/payments/calls/ads';
import { getMySubscription } from '@africanscity/contracts/payments/calls/subscriptions';
import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { showUtcDay } from '../../ui/show-time.ts';
import classes from './own-payments.module.css';

/** The ads of the user's packages, with proof of placement. */
export function MyAds() {
  const [size, setSize] = useState<'25' | '100'>('25');
  const { data } = useQuery({ ...operation(getMyAds, { page: '0', size }), staleTime: 0 });
  if (!data || data.totalElements === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="my-ads">
      <Title order={2} size="h3" id="my-ads">
        {texts.adsForYourListings()}
      </Title>
      <AdCounts />
      <ul className={classes.list}>
        {data.content.map((ad) => (
          <AdRow key={ad.id} ad={ad} />
        ))}
      </ul>
      {!data.last && size === '25' && (
        <Button variant="default" onClick={() => setSize('100')}>
          {texts.showMore()}
        </Button>
      )}
    </Stack>
  );
}

/** Counts the ads, and says which listings they show. Reads what the panel of the package loaded on the same page. */
function AdCounts() {
  const { data } = useQuery(operation(getMySubscription, {}));
  if (!data) return null;
  const { ads, advertised } = data;
  return (
    <div>
      <Text fw={600}>{texts.adsCounted(ads)}</Text>
      {ads.scheduled > 0 && (
        <Text c="dimmed">
          <RichText
            text={advertised.used > 0 ? texts.adsFromChosen({ count: advertised.used }) : texts.adsFromNewest()}
            tags={{
              listings: (words) => (
                <Anchor component={Link} to={paths.myListings()} underline="always" inherit>
                  {words}
                </Anchor>
              ),
            }}
          />
        </Text>
      )}
    </div>
  );
}

function AdRow({ ad }: { ad: Ad }) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>{adKinds[ad.kind]()}</Text>
        <Text size="sm" c="dimmed">
          {texts.packageFromTo({ name: ad.packageName, from: showUtcDay(ad.dueFrom), to: showUtcDay(ad.dueUntil) })}
        </Text>
        {ad.listing ? (
          <Anchor component={Link} to={paths.property(ad.listing.id)} size="sm" dir="auto" underline="always">
            {ad.listing.address}
          </Anchor>
        ) : (
          !ad.doneAt && <Text size="sm">{texts.adListingLater()}</Text>
        )}
        {ad.doneAt && (
          <Group gap="xs">
            {ad.proofUrl && (
              <Anchor size="sm" href={ad.proofUrl} target="_blank" rel="noopener noreferrer">
                {texts.seeTheAd()}
              </Anchor>
            )}
            {ad.proofNote && <Text size="sm">{ad.proofNote}</Text>}
          </Group>
        )}
      </div>
      <Badge color={ad.doneAt ? 'green' : 'gray'} variant="light" size="lg" autoContrast>
        {ad.doneAt ? texts.placed() : texts.scheduled()}
      </Badge>
    </li>
  );
}
