import * as texts from '@africanscity/messages/listings';
import type { FilterGroup } from '@africanscity/contracts/listings/filters';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Anchor } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useStatusLabels } from '../../../../api/status-labels.ts';
import { SiteLink } from '../../../../components/navigation/site-link.tsx';
import classes from './active-filters.module.css';
import { usePendingQuery } from '../../query/pending-query.ts';
import { activeGroups, groupLabel, without, withoutFilters } from '../../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { HiddenText } from '../../../../ui/hidden-text.tsx';

interface ActiveFiltersProps {
  query: ListQuery;
  /** The server's interpretation of the search text; null without a text. */
  reading: ListingPage['reading'];
}

/** The active filters and the parsed search text, each with a remove button. */
export function ActiveFilters({ query: shown, reading }: ActiveFiltersProps) {
  const query = usePendingQuery(shown);
  const labels = useStatusLabels();
  const parts = reading?.parts ?? [];
  // A status in the text overrides the chosen status.
  const isSaid = (group: FilterGroup) =>
    group === 'text' ? parts.length > 0 : group === 'status' && parts.some(({ name }) => name === 'status');
  const groups = activeGroups(query).filter((group) => !isSaid(group));
  const active = [
    ...parts.map(({ name, label, without: text }) => ({
      key: `${name} ${label}`,
      label,
      to: listAddress(query, { text: text || undefined }),
    })),
    ...groups.map((group) => ({
      key: group as string,
      label: groupLabel(query, group, labels),
      to: listAddress(query, without(group)),
    })),
  ];
  if (active.length === 0) return null;
  return (
    <ul className={classes.filters} aria-label={texts.activeFilters()}>
      {active.map(({ key, label, to }) => (
        <li key={key}>
          <SiteLink className={classes.chip} to={to} preventScrollReset>
            <HiddenText>{texts.removeFilter()} </HiddenText>
            {label}
            <IconX size={16} aria-hidden />
          </SiteLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Anchor
            component={SiteLink}
            to={listAddress(query, withoutFilters)}
            preventScrollReset
            className={classes.clear}
          >
            {texts.clearAll()}
          </Anchor>
        </li>
      )}
    </ul>
  );
}
