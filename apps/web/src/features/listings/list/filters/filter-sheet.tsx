import * as texts from '@africanscity/messages/listings';
import { getPropertiesFacets } from '@africanscity/contracts/listings/calls/search';
import type { KindCount, ListingFacets } from '@africanscity/contracts/listings/facets';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { operation } from '../../../../api/query-client.ts';
import { opensElsewhere } from '../../../../components/navigation/site-link.tsx';
import { useCurrency } from '../../../../components/visitor/chosen-currency.tsx';
import { AsideSheet } from '../../../../ui/aside-sheet.tsx';
import { usePendingQuery, useShowList } from '../../query/pending-query.ts';
import { activeGroups, withoutFilters } from '../../query/filter-groups.ts';
import { ListFilters } from './list-filters.tsx';
import { applyTyped, typedMarks } from './typed-filters.ts';
import { facetsOf } from '../../query/price-currency.ts';
import { listAddress, type ListQuery, readListQuery } from '../../query/list-query.ts';

/** Id of the sheet, for the button that opens it. */
export const filterSheetId = 'filters';

interface FilterSheetProps {
  query: ListQuery;
  kinds: KindCount[];
  /** Uses a sheet on wide screens too. */
  overlay?: boolean;
}

/**
 * The filters of a list. In a column each choice applies at once. A sheet collects choices, shows the number of homes,
 * and applies them with its button; closing it discards them. Without scripts its links navigate, as in the column.
 */
export function FilterSheet({ query, kinds, overlay }: FilterSheetProps) {
  const showList = useShowList();
  const { location: coming } = useNavigation();
  const [open, setOpen] = useState(false);
  /** The choices in the open sheet. */
  const [draft, setDraft] = useState<ListQuery>();
  const asked = usePendingQuery(query);
  const chosen = (open && draft) || asked;
  const { data: facets, isPlaceholderData } = useQuery({
    ...operation(getPropertiesFacets, facetsOf(chosen, useCurrency())),
    // Over a map the sheet is rarely opened, and counting costs as much as the map.
    enabled: open || !overlay,
    placeholderData: keepPreviousData,
  });

  const choose = useCallback(
    (address: string) => {
      if (open) setDraft(readListQuery(new URL(address, window.location.href).searchParams));
      else showList(address, { preventScrollReset: true });
    },
    [open, showList],
  );

  function catchLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!open || !link || opensElsewhere(event)) return;
    event.preventDefault();
    choose(link.href);
  }

  /** Adds what was typed without pressing its own button to the draft. The sheet stays open when that is invalid. */
  function takeTyped(event: MouseEvent) {
    const choices = document.getElementById(filterSheetId);
    if (choices && !applyTyped(choices)) event.preventDefault();
  }

  function show(event: MouseEvent) {
    if (draft && !event.isDefaultPrevented()) showList(listAddress(draft));
  }

  return (
    <AsideSheet
      id={filterSheetId}
      title={texts.filters()}
      closesOn={coming?.key}
      overlay={overlay}
      onToggle={(isOpen) => {
        setOpen(isOpen);
        setDraft(undefined);
      }}
      foot={
        <>
          {activeGroups(chosen).length > 0 && (
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              size="md"
              h={44}
              type="button"
              onClick={() => choose(listAddress(chosen, withoutFilters))}
            >
              {texts.clearAll()}
            </Button>
          )}
          <Button
            flex={1}
            px="xs"
            size="md"
            h={44}
            type="button"
            popoverTarget={filterSheetId}
            popoverTargetAction="hide"
            aria-busy={isPlaceholderData}
            // The draft is rendered with what was typed before `show` reads it.
            onClickCapture={takeTyped}
            onClick={show}
          >
            <span aria-live="polite">{showText(facets)}</span>
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links, which keys click as well */}
      <div onClickCapture={catchLink} {...typedMarks}>
        <ListFilters query={chosen} kinds={kinds} facets={facets} choose={choose} />
      </div>
    </AsideSheet>
  );
}

/** 'Show 42 homes', or 'Show more than 10,000 homes'. */
function showText(facets: Pick<ListingFacets, 'total' | 'moreThanTotal'> | undefined): string {
  if (!facets) return texts.showHomes();
  const { total, moreThanTotal } = facets;
  if (total === 0) return moreThanTotal ? texts.showHomes() : texts.noHomesLikeThat();
  return moreThanTotal ? texts.showMoreThan({ count: total }) : texts.showCount({ count: total });
}
