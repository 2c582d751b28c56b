import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePendingQuery, useShowList } from '../query/pending-query.ts';
import { without } from '../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import classes from './near-me.module.css';

const firstRadius = '10';

/** Shows listings near the visitor, the nearest first unless another order was chosen. Phones show only the icon. */
export function NearMe({ query: shown }: { query: ListQuery }) {
  const query = usePendingQuery(shown);
  const showList = useShowList();
  // The visitor may change filters while the browser asks for permission.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const [looking, setLooking] = useState(false);
  const [fault, setFault] = useState('');

  async function searchNearby() {
    setLooking(true);
    setFault('');
    const place = await import('../core/locate.ts').then(
      ({ locate }) => locate(),
      () => siteTexts.partNotLoaded(),
    );
    setLooking(false);
    if (typeof place === 'string') setFault(place);
    else {
      const oderBy = latest.current.oderBy ?? 'distance-ASC';
      showList(listAddress(latest.current, { ...without('area'), ...place, radiusKm: firstRadius, oderBy }));
    }
  }

  return (
    <>
      <Button
        className={classes.button}
        type="button"
        size="md"
        variant="default"
        loading={looking}
        onClick={() => void searchNearby()}
      >
        <IconCurrentLocation size={20} aria-hidden />
        <span className={classes.label}>{texts.nearMe()}</span>
      </Button>
      <p className={classes.fault} role="alert">
        {fault}
      </p>
    </>
  );
}
