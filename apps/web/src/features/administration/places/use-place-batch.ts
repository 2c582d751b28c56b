import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What is being done to places, one after the other, and what came of it. */
export interface PlaceBatch {
  /** As it is said before the number of places: "Confirming". */
  doing: string;
  total: number;
  done: number;
  running: boolean;
  /** What came of it, once it has ended. */
  outcome: string;
  /** Why places stayed as they were, and what else is to be known, a line each. */
  notes: string[];
  /** Undoes what was done, the last first. Null while it runs, and when there is nothing to undo. */
  undo: (() => Promise<void>) | null;
}

interface Step {
  /** Of the place. */
  name: string;
  act: () => Promise<StepResult>;
}

interface StepResult {
  undo?: () => Promise<StepResult>;
  /** What is to be known although it went well. */
  note?: string;
}

export interface Plan {
  doing: string;
  steps: Step[];
  /** What came of it, such as "5 places are confirmed." `count` says for how many it went well, at least one. */
  outcomeOf: (count: number) => string;
}

/** Does things to places, each in a request and a transaction of its own, so that one that fails holds up none. */
export function usePlaceBatch() {
  const queryClient = useQueryClient();
  const [batch, setBatch] = useState<PlaceBatch | null>(null);

  async function run({ doing, steps, outcomeOf }: Plan): Promise<void> {
    const notes: string[] = [];
    const undos: Step[] = [];
    const shown = { doing, total: steps.length, notes, outcome: '', undo: null };
    let good = 0;
    setBatch({ ...shown, done: 0, running: true });
    for (const [index, { name, act }] of steps.entries()) {
      try {
        const { undo, note } = await act();
        good += 1;
        if (undo) undos.unshift({ name, act: undo });
        if (note) notes.push(`${name}: ${note}`);
      } catch (error) {
        notes.push(`${name}: ${(error as Error).message}`);
      }
      setBatch({ ...shown, done: index + 1, running: true });
    }
    await queryClient.invalidateQueries();
    setBatch({
      ...shown,
      done: steps.length,
      running: false,
      outcome: good > 0 ? outcomeOf(good) : 'Nothing was changed.',
      undo: undos.length > 0 ? () => run({ doing: 'Undoing', steps: undos, outcomeOf: undoneWords }) : null,
    });
  }

  return { batch, run, dismiss: () => setBatch(null) };
}

function undoneWords(count: number): string {
  return count === 1 ? 'The change is undone.' : `The change is undone for ${count} places.`;
}
