/** Permissions of an API key, with the calls that each allows named in `docs/integrations.md`. */
export const keyScopes = ['listings:read', 'listings:write', 'enquiries:read'] as const;

export type KeyScope = (typeof keyScopes)[number];
