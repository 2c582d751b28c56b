import * as texts from '@africanscity/messages/moderation';
import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import { Anchor, Badge, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { hiddenText } from './hidden-by.ts';
import classes from './listing-state-badges.module.css';
import { showDay } from '../../ui/show-time.ts';

/** The texts of `ListingStateBadges`. */
export function listingStates(row: AdminListing): string[] {
  const { deletedAt, hiddenBy, featuredUntil, reports } = row;
  return [
    ...(deletedAt ? [texts.deleted()] : []),
    ...hiddenBy.map((reason) => hiddenText(reason, row)),
    ...(featuredUntil ? [texts.featuredUntil({ day: showDay(featuredUntil) })] : []),
    ...(reports > 0 ? [texts.reportsCount({ count: reports })] : []),
    ...(isOnSite(row) ? [texts.onTheSite()] : []),
  ];
}

function isOnSite({ deletedAt, hiddenBy }: AdminListing): boolean {
  return !deletedAt && hiddenBy.length === 0;
}

/** Badges of a listing's state, with the administrator's reason. */
export function ListingStateBadges({ row }: { row: AdminListing }) {
  return (
    <Group gap={6}>
      {row.deletedAt && (
        <Badge color="red" variant="light" title={row.deletedReason ?? undefined}>
          {texts.deleted()}
        </Badge>
      )}
      {row.hiddenBy.map((reason) => (
        <Badge
          key={reason}
          color="gray"
          variant="light"
          title={reason === 'team' ? (row.hiddenReason ?? undefined) : undefined}
        >
          {hiddenText(reason, row)}
        </Badge>
      ))}
      {row.featuredUntil && (
        <Badge color="gray" variant="light" h="auto" miw={0} maw="8.5rem" py={2} classNames={{ label: classes.wraps }}>
          {texts.featuredUntil({ day: showDay(row.featuredUntil) })}
        </Badge>
      )}
      {row.reports > 0 && (
        <Anchor component={Link} to={paths.adminSection('moderation', { search: row.id })}>
          {texts.reportsCount({ count: row.reports })}
        </Anchor>
      )}
      {isOnSite(row) && (
        <Badge color="green" variant="light">
          {texts.onTheSite()}
        </Badge>
      )}
    </Group>
  );
}
