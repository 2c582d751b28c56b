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

test('an untouched control shows each new address', async () => {
  const { box, go } = open('/?words=house');
  expect(box.value).toBe('house');
  await go('/?words=flat');
  expect(box.value).toBe('flat');
  await go('/');
  expect(box.value).toBe('');
});

test('an address that arrives late does not replace what was typed meanwhile', async () => {
  const { box, type, go } = open('/');
  type('lagos lekki');
  await go('/?words=lagos');
  expect(box.value).toBe('lagos lekki');
  expect(document.activeElement).toBe(box);
});

test('a change of another part of the address leaves the control alone', async () => {
  const { box, type, go } = open('/?words=house');
  type('house in');
  await go('/?words=house&letter=B');
  expect(box.value).toBe('house in');
});

test('a control with the focus takes the new address once the visitor leaves it', async () => {
  const { box, go } = open('/?words=house');
  act(() => box.focus());
  await go('/?words=flat');
  expect(box.value).toBe('house');
  act(() => box.blur());
  expect(box.value).toBe('flat');
});

test('Back shows the words of the page before, although the box has the focus', async () => {
  const { box, type, go } = open('/');
  type('lagos');
  await go('/?words=lagos');
  await go(-1);
  expect(box.value).toBe('');
});

test('Back keeps words that were typed and not sent', async () => {
  const { box, type, go } = open('/');
  await go('/?words=lagos');
  type('lagos le');
  await go(-1);
  expect(box.value).toBe('lagos le');
});
