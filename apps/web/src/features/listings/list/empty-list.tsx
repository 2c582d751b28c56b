import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { mostCounted } from '@africanscity/contracts/listings/values';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { paths } from '../../../app/paths.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { DrawnPlaceholder } from '../../../components/pictures/drawn-placeholder.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { listingsCount } from '../../../ui/listings-count.ts';
import classes from './empty-list.module.css';
import { activeGroups, groupLabel, without, withoutFilters } from '../query/filter-groups.ts';
import { filterOf, listAddress, type ListQuery } from '../query/list-query.ts';
import { listTitle, lowered } from '../query/list-title.ts';

interface EmptyListProps {
  query: ListQuery;
  /** For each filter, the number of listings without it. */
  ways: ListingFacets['without'];
}

/** The empty list: an alert for new listings, and links that remove one filter each and show the number of listings. */
export function EmptyList({ query, ways }: EmptyListProps) {
  const labels = useStatusLabels();
  return (
    <div className={classes.empty}>
      <DrawnPlaceholder className={classes.drawing} label="" />
      <Title order={2} size="h3">
        {texts.noneRightNow({ title: lowered(listTitle(query, labels)) })}
      </Title>
      <Text c="dimmed">{texts.newEveryDay()}</Text>
      {activeGroups(query).length > 0 && (
        <Button
          component={SiteLink}
          to={paths.saveSearch(filterOf(query))}
          leftSection={<IconBell size={18} aria-hidden />}
        >
          {texts.emailWhenOneAppears()}
        </Button>
      )}
      <Text c="dimmed" mt="sm">
        {texts.orTryWider()}
      </Text>
      <Group justify="center" gap="sm">
        {ways.map(({ filter, count }) => (
          <Button key={filter} component={SiteLink} to={listAddress(query, without(filter))} variant="default">
            {texts.withoutFilter({
              filter: groupLabel(query, filter, labels),
              listings: count < mostCounted ? listingsCount(count) : texts.veryManyListings(),
            })}
          </Button>
        ))}
        <Button component={SiteLink} to={listAddress(query, withoutFilters)} variant="default">
          {texts.allProperties()}
        </Button>
      </Group>
    </div>
  );
}
