import { expect, it, onTestFinished, vi } from 'vitest';
import { newDraft } from './listing-draft.ts';

it('names each submission, also where the browser makes no names, as on a plain http address', () => {
  vi.stubGlobal('crypto', { ...globalThis.crypto, randomUUID: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 50 }, () => newDraft().idempotencyKey);
  expect(new Set(keys).size).toBe(50);
  // What the API takes for the name of a submission.
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,200}$/);
});
