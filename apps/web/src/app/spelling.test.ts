import { expect, test } from 'vitest';
import { createRoutes, type LoaderContext } from './router.tsx';
import { createRespell } from './spelling.ts';

const respell = createRespell(createRoutes(() => ({}) as LoaderContext));
const spell = (address: string) => respell(new URL(address, 'https://africanscity.example'));

test.each([
  ['/HOME', '/home'],
  ['/home/', '/home'],
  ['/properties?page=2&city=Lagos', '/Properties?city=Lagos&page=2'],
  ['/Properties?text=&city=Lagos&from=chat', '/Properties?city=Lagos'],
  ['/Properties?oderBy=createdAt-DESC', '/Properties'],
  ['/Properties?city=Lagos&priceMin=%2485%2C000&priceMax=', '/Properties?city=Lagos&priceMin=85000'],
  ['/Properties?priceMin=+cheap&priceMax=90%20000', '/Properties?priceMin=cheap&priceMax=90000'],
  ['/PROPERTY/3-bed-house-in-lekki-9', '/property/3-bed-house-in-lekki-9'],
  ['/For-Sale/nigeria/', '/for-sale/nigeria'],
  ['/singlecompany?id=4', '/singleCompany?id=4'],
  ['/Admin/Users', '/admin/users'],
])('%s leads to %s', (asked, spelled) => expect(spell(asked)).toBe(spelled));

test.each([
  '/',
  '/home',
  '/home?from=chat',
  '/Properties?city=Dar+es+Salaam&page=2',
  '/Properties?city=Lagos&priceMin=cheap',
  '/Properties?priceMin=500&priceMax=100',
  '/Properties?city=Lagos&drawnArea=BFAAg',
  '/Properties?city=Dar%20es%20Salaam',
  '/property?id=9',
  '/for-sale/nigeria/lagos',
  '/no/such/Page/',
])('%s stays', (asked) => expect(spell(asked)).toBeUndefined());
