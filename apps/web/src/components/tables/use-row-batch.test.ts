// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { type Plan, useRowBatch } from './use-row-batch.ts';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: new QueryClient() }, children);

/** A plan that writes its calls to `log`. The row Bea fails. */
function planOf(names: string[], log: string[]): Plan {
  return {
    doing: ({ done, total }) => `${done} of ${total}`,
    steps: names.map((name) => ({
      name,
      act: async () => {
        if (name === 'Bea') throw new Error('Not allowed.');
        log.push(`disable ${name}`);
        const undo = async () => {
          log.push(`enable ${name}`);
          return {};
        };
        return { undo };
      },
    })),
    outcomeOf: (count) => `${count} disabled`,
  };
}

async function ran(names: string[], log: string[] = []) {
  const { result } = renderHook(useRowBatch, { wrapper });
  await act(() => result.current.run(planOf(names, log)));
  return result;
}

describe('useRowBatch', () => {
  test('acts on each row, and undoes in reverse order', async () => {
    const log: string[] = [];
    const result = await ran(['Ann', 'Cid'], log);
    expect(result.current.batch).toMatchObject({ done: 2, total: 2, running: false, outcome: '2 disabled', notes: [] });
    await act(() => result.current.batch!.undo!());
    expect(log).toEqual(['disable Ann', 'disable Cid', 'enable Cid', 'enable Ann']);
    expect(result.current.batch).toMatchObject({ outcome: '2 changes are undone.', undo: null });
  });

  test('reports a failed row with its reason, and acts on the others', async () => {
    const log: string[] = [];
    const result = await ran(['Ann', 'Bea', 'Cid'], log);
    expect(log).toEqual(['disable Ann', 'disable Cid']);
    expect(result.current.batch).toMatchObject({ outcome: '2 disabled', notes: ['Bea: Not allowed.'] });
  });

  test('says that it runs until the last row is done', async () => {
    const { result } = renderHook(useRowBatch, { wrapper });
    expect(result.current.running).toBe(false);
    let finish = () => {};
    const step = { name: 'Ann', act: () => new Promise<object>((resolve) => (finish = () => resolve({}))) };
    let ended: Promise<void>;
    act(() => {
      ended = result.current.run({ ...planOf([], []), steps: [step] });
    });
    expect(result.current.running).toBe(true);
    await act(async () => {
      finish();
      await ended;
    });
    expect(result.current.running).toBe(false);
  });

  test('offers no undo when every row failed', async () => {
    const result = await ran(['Bea']);
    expect(result.current.batch).toMatchObject({ outcome: 'Nothing was changed.', undo: null });
  });

  test('forgets a dismissed result', async () => {
    const result = await ran(['Ann']);
    act(() => result.current.dismiss());
    expect(result.current.batch).toBeNull();
  });
});
