import { safeLocalStorage } from '../../../api/browser-storage.ts';

const key = 'last-visit';
/** Whoever comes back sooner has not been away. */
const pauseMs = 30 * 60_000;

interface Visit {
  /** The latest sign of life, in milliseconds since 1970. */
  at: number;
  /** When the visit before ended; null for the first. */
  since: number | null;
}

/**
 * When this device was last here before the visit at hand, or null when it never was. Writes down that it is here now.
 * Where nothing can be stored, every visit is the first.
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
