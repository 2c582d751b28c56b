import { safeLocalStorage } from '../../../api/browser-storage.ts';

const key = 'last-visit';
/** A shorter pause belongs to the same visit. */
const pauseMs = 30 * 60_000;

interface Visit {
  /** Time of the latest activity, in milliseconds since 1970. */
  at: number;
  /** End of the previous visit; null for the first. */
  since: number | null;
}

/**
 * Returns the end of the previous visit on this device, or null, and records the current visit. Without storage, every
 * visit is the first.
 */
export function noteVisit(now: number): number | null {
  const last = readVisit();
  const since = last === null ? null : now - last.at > pauseMs ? last.at : last.since;
  safeLocalStorage.write(key, JSON.stringify({ at: now, since } satisfies Visit));
  return since;
}

function readVisit(): Visit | null {
  try {
    const { at, since } = JSON.parse(safeLocalStorage.read(key) ?? 'null') as Partial<Visit>;
    if (typeof at !== 'number' || !Number.isFinite(at)) return null;
    return { at, since: typeof since === 'number' && Number.isFinite(since) ? since : null };
  } catch {
    return null;
  }
}
