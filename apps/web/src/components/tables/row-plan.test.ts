import { describe, expect, test } from 'vitest';
import { markActs, rowPlan } from './row-plan.ts';
import type { Plan } from './use-row-batch.ts';

interface Row {
  name: string;
  done: boolean;
}

const ann = { name: 'Ann', done: false };
const bea = { name: 'Bea', done: true };
const nameOf = ({ name }: Row) => name;

describe('rowPlan', () => {
  const act = async () => {};
  const outcome = ({ count }: { count: string }) => `Deleted: ${count}.`;

  test('names its steps and its result', () => {
    const plan = rowPlan({ rows: [ann, bea], nameOf, act, outcome });
    expect(plan.steps.map(({ name }) => name)).toEqual(['Ann', 'Bea']);
    expect(plan.outcomeOf(2)).toBe('Deleted: 2.');
  });

  test('has no undo for an action without an inverse', async () => {
    const plan = rowPlan({ rows: [ann], nameOf, act, outcome });
    expect(await plan.steps[0]!.act()).toEqual({});
  });
});

describe('markActs', () => {
  test('offers to mark the rows without a mark, and to remove marks of the others', () => {
    const [set, remove] = actsOf([]).acts;
    expect([set!.label, remove!.label]).toEqual(['Mark', 'Remove']);
    expect([set!.fits(ann), set!.fits(bea)]).toEqual([true, false]);
    expect([remove!.fits(ann), remove!.fits(bea)]).toEqual([false, true]);
  });

  test('marks rows, and removes the marks again', async () => {
    const log: string[] = [];
    const { acts, plans } = actsOf(log);
    acts[0]!.onAct([ann]);
    const { undo } = await plans[0]!.steps[0]!.act();
    await undo!();
    expect(log).toEqual(['Ann true', 'Ann false']);
    expect(plans[0]!.outcomeOf(1)).toBe('Marked: 1.');
  });
});

function actsOf(log: string[]) {
  const plans: Plan[] = [];
  const acts = markActs<Row>({
    nameOf,
    isMarked: ({ done }) => done,
    mark: async ({ name }, marked) => log.push(`${name} ${marked}`),
    set: { label: 'Mark', outcome: ({ count }) => `Marked: ${count}.` },
    remove: { label: 'Remove', outcome: ({ count }) => `Removed: ${count}.` },
    run: async (plan) => void plans.push(plan),
  });
  return { acts, plans };
}
