import { type RefObject, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, type ListingDraft, loadDraft, newDraft } from './listing-draft.ts';

const keepAfterMs = 400;

export interface Draft {
  /** Null until it is loaded from this device. */
  draft: ListingDraft | null;
  change: (change: Partial<ListingDraft>) => void;
  /** Deletes the draft, on this device too. */
  discard: () => Promise<void>;
}

/** The draft of a user's next listing, stored on this device shortly after each change. */
export function useDraft(userId: number): Draft {
  const [draft, setDraft] = useState<ListingDraft | null>(null);
  /** The draft as it was changed, until it is stored. */
  const unstored = useRef<ListingDraft | null>(null);
  const changed = useRef(false);

  useEffect(() => {
    let gone = false;
    void loadDraft(userId).then((loaded) => {
      if (!gone) setDraft(loaded);
    });
    return () => {
      gone = true;
    };
  }, [userId]);

  useEffect(() => {
    if (!draft || !changed.current) return;
    unstored.current = draft;
    const timer = setTimeout(() => store(userId, unstored), keepAfterMs);
    return () => clearTimeout(timer);
  }, [userId, draft]);

  // A page that is left, or an app that a phone hides, may never run again.
  useEffect(() => {
    const storeNow = () => store(userId, unstored);
    document.addEventListener('visibilitychange', storeNow);
    return () => {
      document.removeEventListener('visibilitychange', storeNow);
      storeNow();
    };
  }, [userId]);

  return {
    draft,
    change(change) {
      changed.current = true;
      setDraft((current) => current && { ...current, ...change });
    },
    async discard() {
      changed.current = false;
      unstored.current = null;
      setDraft(newDraft());
      await dropDraft(userId);
    },
  };
}

function store(userId: number, unstored: RefObject<ListingDraft | null>): void {
  if (unstored.current) void keepDraft(userId, unstored.current);
  unstored.current = null;
}
