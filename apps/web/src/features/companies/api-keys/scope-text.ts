import type { KeyScope } from '@africanscity/contracts/key-scopes';
import * as texts from '@africanscity/messages/companies';

const names: Record<KeyScope, () => string> = {
  'listings:read': texts.scopeListingsRead,
  'listings:write': texts.scopeListingsWrite,
  'enquiries:read': texts.scopeEnquiriesRead,
};

/** Returns what a scope permits, in the language of the page. */
export function scopeText(scope: KeyScope): string {
  return names[scope]();
}
