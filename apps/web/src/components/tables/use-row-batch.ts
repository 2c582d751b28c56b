import * as texts from '@africanscity/messages/site';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The progress and result of a batch of actions on rows, which run one after the other. */
export interface RowBatch {
  /** Returns the text of the progress: "Confirming 1 of 3…". */
  doing: Progress;
  total: number;
  done: number;
  running: boolean;
  /** The result, once the batch has ended. */
  outcome: string;
  /** One line per failed row or further remark. */
  notes: string[];
  /** Undoes the batch in reverse order. Null while it runs and when there is nothing to undo. */
  undo: (() => Promise<void>) | null;
}

type Progress = (numbers: { done: string; total: string }) => string;

interface Step {
  /** Name of the row. */
  name: string;
  act: () => Promise<StepResult>;
}

export interface StepResult {
  undo?: () => Promise<StepResult>;
  /** A remark on a successful action. */
  note?: string;
}

export interface Plan {
  doing: Progress;
  steps: Step[];
  /** The result's text, such as "5 places are confirmed." `count` is the number of successes, at least one. */
  outcomeOf: (count: number) => string;
}

/** Runs actions on rows, each in its own request and transaction, so that a failure does not stop the others. */
export function useRowBatch() {
  const queryClient = useQueryClient();
  const [batch, setBatch] = useState<RowBatch | null>(null);

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
        if (note) notes.push(texts.noteOn({ name, note }));
      } catch (error) {
        notes.push(texts.noteOn({ name, note: (error as Error).message }));
      }
      setBatch({ ...shown, done: index + 1, running: true });
    }
    await queryClient.invalidateQueries();
    setBatch({
      ...shown,
      done: steps.length,
      running: false,
      outcome: good > 0 ? outcomeOf(good) : texts.nothingChanged(),
      undo:
        undos.length > 0
          ? () =>
              run({ doing: texts.undoingProgress, steps: undos, outcomeOf: (count) => texts.changesUndone({ count }) })
          : null,
    });
  }

  return { batch, running: batch?.running ?? false, run, dismiss: () => setBatch(null) };
}
