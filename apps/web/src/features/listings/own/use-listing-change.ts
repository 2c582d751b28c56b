import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { reportActs } from '../core/report-acts.ts';
import { actOnEach } from './act-on-each.ts';

interface Changed {
  id: number;
  address: string;
}

export interface ListingChange {
  /** While true, no other change can start. */
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
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: (rows, done, send) => {
      if (busy) return;
      setBusy(true);
      void (async () => {
        const failures = await actOnEach(rows, (row) => send(call, row));
        await queryClient.invalidateQueries();
        setBusy(false);
        reportActs({ all: rows.length, done, failures });
      })();
    },
  };
}
