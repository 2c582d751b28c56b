import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { reportActs } from '../core/report-acts.ts';
import { actOnEach } from './act-on-each.ts';

interface Changed {
  id: number;
  address: string;
}

export interface ListingChange {
  /** Whether a change is under way. Another one waits for it. */
  busy: boolean;
  /**
   * Runs an action on listings one after the other, and reports the result. `done` returns "3 listings
   * marked as sold." for their number.
   */
  run: <Row extends Changed>(
    rows: Row[],
    done: (count: number) => string,
    send: (call: Call, row: Row) => Promise<unknown>,
  ) => void;
}

export function useListingChange(): ListingChange {
  const call = useCall();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(0);
  const last = useRef(Promise.resolve());
  return {
    busy: pending > 0,
    run: (rows, done, send) => {
      setPending((count) => count + 1);
      last.current = last.current.then(async () => {
        const failures = await actOnEach(rows, (row) => send(call, row));
        await queryClient.invalidateQueries();
        setPending((count) => count - 1);
        reportActs({ all: rows.length, done, failures });
      });
    },
  };
}
