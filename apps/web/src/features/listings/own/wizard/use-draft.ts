import { useEffect, useRef, useState } from 'react';
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
    const timer = setTimeout(() => void keepDraft(userId, draft), keepAfterMs);
    return () => clearTimeout(timer);
  }, [userId, draft]);

  return {
    draft,
    change(change) {
      changed.current = true;
      setDraft((current) => current && { ...current, ...change });
    },
    async discard() {
      changed.current = false;
      setDraft(newDraft());
      await dropDraft(userId);
    },
  };
}
