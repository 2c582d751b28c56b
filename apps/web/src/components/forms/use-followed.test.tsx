// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useFollowed } from './use-followed.ts';

afterEach(cleanup);

function Box() {
  const [address] = useSearchParams();
  const words = useFollowed(address.get('words') ?? '');
  const [other, setOther] = useState('');
  return (
    <>
      <input aria-label="Words" {...words} onChange={(event) => words.onChange(event.currentTarget.value)} />
      <input aria-label="Other" value={other} onChange={(event) => setOther(event.currentTarget.value)} />
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', Component: Box }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const box = screen.getByLabelText<HTMLInputElement>('Words');
  const type = (text: string) =>
    act(() => {
      box.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { box, type, go: (to: string | number) => act(() => router.navigate(to as string)) };
}

test('an untouched control follows the URL', async () => {
  const { box, go } = open('/?words=house');
  expect(box.value).toBe('house');
  await go('/?words=flat');
  expect(box.value).toBe('flat');
  await go('/');
  expect(box.value).toBe('');
});

test('a late change of the URL does not replace newer input', async () => {
  const { box, type, go } = open('/');
  type('lagos lekki');
  await go('/?words=lagos');
  expect(box.value).toBe('lagos lekki');
  expect(document.activeElement).toBe(box);
});

test('a change of another URL parameter does not change the control', async () => {
  const { box, type, go } = open('/?words=house');
  type('house in');
  await go('/?words=house&letter=B');
  expect(box.value).toBe('house in');
});

test('a focused control takes the new value on blur', async () => {
  const { box, go } = open('/?words=house');
  act(() => box.focus());
  await go('/?words=flat');
  expect(box.value).toBe('house');
  act(() => box.blur());
  expect(box.value).toBe('flat');
});

test('Back restores the words of the previous page in a focused field', async () => {
  const { box, type, go } = open('/');
  type('lagos');
  await go('/?words=lagos');
  await go(-1);
  expect(box.value).toBe('');
});

test('Back keeps unsent words', async () => {
  const { box, type, go } = open('/');
  await go('/?words=lagos');
  type('lagos le');
  await go(-1);
  expect(box.value).toBe('lagos le');
});
