// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChosenPicture } from './chosen-pictures.ts';
import { ChosenPictures } from './chosen-pictures-field.tsx';

const tried = Promise.withResolvers<void>();

async function failToDecode(): Promise<never> {
  await tried.promise;
  throw new Error('This picture cannot be decoded.');
}

beforeAll(() => {
  // jsdom has neither of these. A photo that cannot be decoded is sent as it is.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  vi.stubGlobal('createImageBitmap', failToDecode);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(cleanup);

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

function Field() {
  const [pictures, setPictures] = useState<ChosenPicture[]>(
    ['kitchen', 'garden'].map((name) => ({ key: name, name, bytes: photo(name) })),
  );
  return (
    <MantineProvider>
      <ChosenPictures pictures={pictures} onChange={setPictures} error={null} />
    </MantineProvider>
  );
}

test('a picture that is removed while others are made small stays removed', async () => {
  const { container } = render(<Field />);
  const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  const files = container.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
  await act(async () => fireEvent.change(files, { target: { files: [photo('bath')] } }));
  expect(await screen.findByRole('status')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Remove picture 1/ }));
  expect(names()).toEqual(['garden']);
  await act(async () => tried.resolve());
  await vi.waitFor(() => expect(names()).toEqual(['garden', 'bath']));
});
