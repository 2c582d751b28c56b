import { expect, it, onTestFinished, vi } from 'vitest';
import { newDraft } from './listing-draft.ts';

it('creates an idempotency key, also without crypto.randomUUID, as on plain http', () => {
  vi.stubGlobal('crypto', { ...globalThis.crypto, randomUUID: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 50 }, () => newDraft().idempotencyKey);
  expect(new Set(keys).size).toBe(50);
  // The format that the API accepts.
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,200}$/);
});
