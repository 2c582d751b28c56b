import { PictureSource } from '@africanscity/contracts/picture';
import { expect, it } from 'vitest';
import { dehydratePictures, hydratePictures } from './dehydrated-pictures.ts';

const source = (size: string, format: string, width: number, more = {}) => ({
  size,
  format,
  width,
  height: width / 2,
  url: `/api/pictures/7d/${size}.${format}`,
  ...more,
});
const picture = (sources: unknown[]) => ({
  uri: 'pictures/7d',
  width: 720,
  height: 360,
  placeholder: 'data:,',
  sources,
});
const usual = picture([
  source('card', 'avif', 320),
  source('page', 'avif', 720, { bytes: 34_237 }),
  source('card', 'webp', 320),
  source('page', 'jpeg', 720),
]);

it('halves the size of pictures and restores them unchanged', () => {
  const answer = { content: [{ id: 7, picture: usual, pictures: [usual], price: null }], total: 1 };
  const carried = dehydratePictures(answer);
  expect(hydratePictures(JSON.parse(JSON.stringify(carried)))).toEqual(answer);
  const [before, after] = [usual, dehydratePictures(usual)].map((one) => JSON.stringify(one).length);
  expect(after!).toBeLessThan(before! / 2);
});

it.each([
  ['no picture', { sources: ['/api/x'], title: 'Where this is from' }],
  ['a picture without sources', picture([])],
  [
    'one whose addresses follow another rule',
    picture([{ ...source('card', 'avif', 320), url: 'https://cdn.example/1' }]),
  ],
  ['one in no order', picture([source('card', 'avif', 320), source('card', 'webp', 320), source('page', 'avif', 720)])],
  ['one of a size that has a blank', picture([source('very large', 'avif', 320)])],
  ['text that looks packed', { uri: 'x', text: '/api/pictures/7d avif card 320 213' }],
])('carries %s as it is', (_, answer) => {
  expect(hydratePictures(JSON.parse(JSON.stringify(dehydratePictures(answer))))).toEqual(answer);
});

it('covers all fields of a source', () => {
  expect(Object.keys(PictureSource.shape)).toEqual(['size', 'format', 'width', 'height', 'url', 'bytes']);
});
