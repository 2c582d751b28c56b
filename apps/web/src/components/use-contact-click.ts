import { recordContactTap } from '@africanscity/contracts/listings/calls/own-listings';
import { useCall } from '../api/use-call.ts';
import type { ContactsOf } from './use-contacts.ts';

/** Counts for a listing's owner that somebody begins a chat or a call. Whether that is counted is nobody's concern. */
export function useContactClick(of: ContactsOf): ((kind: 'whatsapp' | 'call') => void) | undefined {
  const call = useCall();
  if (!('propertyId' in of)) return undefined;
  const { propertyId } = of;
  return (kind) => void call(recordContactTap, { propertyId, kind }).catch(() => {});
}
