/** Returns a unique key. Falls back for browsers without `crypto.randomUUID`, as on plain http. */
export function newKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
