import { recordPropertyView } from '@africanscity/contracts/listings/calls/listings';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { rememberSeen } from '../recent/device-seen.ts';

/** Counts one view when a listing is opened in a browser, and remembers it on the device. Nobody waits for it, and nobody misses it when it fails. */
export function useRecordView(id: number): void {
  const call = useCall();
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (recorded.current === id) return;
    recorded.current = id;
    rememberSeen(id);
    call(recordPropertyView, { propertyId: String(id) }).catch(() => undefined);
  }, [call, id]);
}
