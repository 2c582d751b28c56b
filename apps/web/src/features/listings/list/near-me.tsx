import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useNearby } from '../core/use-nearby.ts';
import { usePendingQuery, useShowList } from '../query/pending-query.ts';
import { without } from '../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import classes from './near-me.module.css';

/** Shows listings near the visitor, the nearest first unless another order was chosen. Phones show only the icon. */
export function NearMe({ query: shown }: { query: ListQuery }) {
  // The visitor may change filters while the browser asks for permission.
  const query = usePendingQuery(shown);
  const showList = useShowList();
  const { isLooking, fault, find } = useNearby((near) =>
    showList(listAddress(query, { ...without('area'), ...near, oderBy: query.oderBy ?? 'distance-ASC' })),
  );

  return (
    <>
      <Button className={classes.button} type="button" size="md" variant="default" loading={isLooking} onClick={find}>
        <IconCurrentLocation size={20} aria-hidden />
        <span className={classes.label}>{texts.nearMe()}</span>
      </Button>
      <p className={classes.fault} role="alert">
        {fault}
      </p>
    </>
  );
}
