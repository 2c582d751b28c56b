import { recordPropertyView } from '@africanscity/contracts/listings/calls';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';

/** Counts one view when a listing is opened in a browser. Nobody waits for it, and nobody misses it when it fails. */
export function useRecordView(id: number): void {
  const call = useCall();
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (recorded.current === id) return;
    recorded.current = id;
    call(recordPropertyView, { propertyId: String(id) }).catch(() => undefined);
  }, [call, id]);
}
