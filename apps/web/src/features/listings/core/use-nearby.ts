import * as siteTexts from '@africanscity/messages/site';
import { useEffect, useRef, useState } from 'react';

/** Homes around a position, as URL parameters. */
interface Nearby {
  latitude: string;
  longitude: string;
  radiusKm: string;
}

const firstRadius = '10';

/**
 * Asks for the visitor's position. Call `find` only on a click, because the browser asks for permission. On failure,
 * `fault` says what to do. A component that is gone by then gets no position.
 */
export function useNearby(show: (near: Nearby) => void) {
  const [isLooking, setLooking] = useState(false);
  const [fault, setFault] = useState('');
  const isShown = useRef(false);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function find() {
    if (isLooking) return;
    setLooking(true);
    setFault('');
    const found = await import('./locate.ts').then(
      ({ locate }) => locate(),
      () => siteTexts.partNotLoaded(),
    );
    if (!isShown.current) return;
    setLooking(false);
    if (typeof found === 'string') setFault(found);
    else latest.current({ ...found, radiusKm: firstRadius });
  }

  return { isLooking, fault, find: () => void find(), clearFault: () => setFault('') };
}
