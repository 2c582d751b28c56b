// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { EditPictures } from './edit-pictures.tsx';

const photo = (id: number, room?: string) => ({
  id,
  room,
  uri: `${id}.jpg`,
  width: 800,
  height: 600,
  placeholder: '',
  sources: [{ size: 'card', format: 'jpeg', width: 320, height: 240, url: `/${id}.jpg` }],
});

/** Shows two pictures, and returns how to answer each description that was sent. */
async function showPictures() {
  const sent: { input: Record<string, string>; answer: (rooms: (string | undefined)[]) => void }[] = [];
  const describing = createRef() as RefObject<Promise<void>>;
  describing.current = Promise.resolve();
  const pictures = (rooms: (string | undefined)[]) => ({
    version: 1,
    pictures: rooms.map((room, index) => photo(index + 1, room)),
  });
  showScreen(<EditPictures propertyId={3} describing={describing} disabled={false} onChange={() => {}} />, {
    address: '/',
    answers: {
      getOwnPictures: () => pictures([undefined, undefined]),
      describePicture: (input) =>
        new Promise((resolve) => sent.push({ input, answer: (rooms) => resolve(pictures(rooms)) })),
    },
  });
  await screen.findAllByRole('combobox');
  return sent;
}

const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox');
const rooms = () => selects().map(({ value }) => value);
const choose = (index: number, value: string) => fireEvent.change(selects()[index]!, { target: { value } });

test('a chosen room is shown while it is saved, and while the answer to an earlier choice arrives', async () => {
  const sent = await showPictures();
  choose(0, 'kitchen');
  choose(1, 'bedroom');
  await vi.waitFor(() => expect(rooms()).toEqual(['kitchen', 'bedroom']));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.input).toMatchObject({ pictureId: '1', room: 'kitchen' });
  sent[0]!.answer(['kitchen', undefined]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(rooms()).toEqual(['kitchen', 'bedroom']);
  expect(sent[1]!.input).toMatchObject({ pictureId: '2', room: 'bedroom' });
});

test('the room that the server knows from the name of the file replaces none', async () => {
  const sent = await showPictures();
  choose(0, 'kitchen');
  choose(0, '');
  expect(rooms()).toEqual(['', '']);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]!.answer(['kitchen', undefined]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]!.answer(['bathroom', undefined]);
  await vi.waitFor(() => expect(rooms()).toEqual(['bathroom', '']));
});
