import type { KeyScope } from '@africanscity/contracts/key-scopes';
import type { ApiKeyScope } from '@africanscity/db/generated/client';

/** Returns the name of a scope in the database, whose enums have no colons: 'listings_read'. */
export function scopeColumn(scope: KeyScope): ApiKeyScope {
  return scope.replace(':', '_') as ApiKeyScope;
}

/** Returns the scope of a name in the database: 'listings:read'. */
export function scopeOf(column: ApiKeyScope): KeyScope {
  return column.replace('_', ':') as KeyScope;
}
