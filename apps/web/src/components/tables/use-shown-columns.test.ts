// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useShownColumns } from './use-shown-columns.ts';

const column = (title: string) => ({ title, show: () => title });
const columns = [column('Name'), column('Email'), column('Since')];

beforeEach(() => localStorage.clear());

function shown(list: string) {
  const { result } = renderHook(() => useShownColumns(list, columns));
  return {
    titles: () => result.current.shown.map(({ title }) => title),
    toggle: (place: number) => act(() => result.current.toggle(columns[place]!)),
    reset: () => act(() => result.current.reset?.()),
    columns: () => result.current,
  };
}

describe('useShownColumns', () => {
  test('shows all columns at first, without a reset', () => {
    const list = shown('getfirst');
    expect(list.titles()).toEqual(['Name', 'Email', 'Since']);
    expect(list.columns().reset).toBeUndefined();
  });

  test('offers all columns but the first', () => {
    expect(shown('getfirst').columns().optional).toEqual([columns[1], columns[2]]);
  });

  test('hides a column, remembers it on the device, and shows it again', () => {
    const list = shown('getsecond');
    list.toggle(1);
    expect(list.titles()).toEqual(['Name', 'Since']);
    expect(localStorage.getItem('hidden-columns-getsecond')).toBe('["Email"]');
    list.toggle(1);
    expect(list.titles()).toEqual(['Name', 'Email', 'Since']);
  });

  test('hides nothing in other lists', () => {
    shown('getthird').toggle(1);
    expect(shown('getfourth').titles()).toEqual(['Name', 'Email', 'Since']);
  });

  test('restores the usual columns', () => {
    const list = shown('getfifth');
    list.toggle(1);
    list.toggle(2);
    expect(list.titles()).toEqual(['Name']);
    list.reset();
    expect(list.titles()).toEqual(['Name', 'Email', 'Since']);
    expect(localStorage.getItem('hidden-columns-getfifth')).toBeNull();
  });

  test.each(['{', 'null', '7', '[1, {"title": "Email"}]', '["Telephone"]', '["Name"]'])(
    'shows all columns for %s in storage',
    (text) => {
      localStorage.setItem('hidden-columns-getsixth', text);
      expect(shown('getsixth').titles()).toEqual(['Name', 'Email', 'Since']);
    },
  );
});
