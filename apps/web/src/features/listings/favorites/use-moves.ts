import * as texts from '@africanscity/messages/listings';
import { formatNumber } from '@africanscity/messages/formats';
import { useEffect, useRef, useState } from 'react';

interface MovesOptions {
  /** Ids of all homes in their order. */
  ids: number[];
  /** Ids of the homes that have a card, in the same order. */
  shown: number[];
  /** Stores the new order, in which the homes are shown at once. */
  save: (ids: number[]) => void;
}

export interface Moves {
  shown: number[];
  /** Puts a home at the place of another. */
  move: (homeId: number, otherId: number, subject: string) => void;
  /** Says where the last moved home is. */
  moved: string;
}

/** Moves homes in their order. The pressed button keeps the focus. */
export function useMoves({ ids, shown, save }: MovesOptions): Moves {
  const [moved, setMoved] = useState('');
  const pressed = useRef<string>(undefined);
  const order = ids.join();
  // A moved element loses the focus.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = undefined;
  }, [order]);

  function move(homeId: number, otherId: number, subject: string) {
    const changed = [...ids];
    const [from, to] = [ids.indexOf(homeId), ids.indexOf(otherId)];
    changed.splice(to, 0, ...changed.splice(from, 1));
    pressed.current = moveButtonId(to < from ? 'up' : 'down', homeId);
    const position = changed.filter((id) => shown.includes(id)).indexOf(homeId) + 1;
    setMoved(texts.homeMoved({ subject, position: formatNumber(position), count: formatNumber(shown.length) }));
    save(changed);
  }

  return { shown, move, moved };
}

export function moveButtonId(to: 'up' | 'down', homeId: number): string {
  return `move-${to}-${homeId}`;
}
