import { recordContactTap } from '@africanscity/contracts/listings/calls/own-listings';
import { useCall } from '../../api/use-call.ts';
import type { ContactsOf } from './use-contacts.ts';

/** Counts contact clicks (chat, call) for the owner's statistics. Failures are ignored. */
export function useContactClick(of: ContactsOf): ((kind: 'whatsapp' | 'call') => void) | undefined {
  const call = useCall();
  if (!('propertyId' in of)) return undefined;
  const { propertyId } = of;
  return (kind) => void call(recordContactTap, { propertyId, kind }).catch(() => {});
}
