import { describe, expect, test } from 'vitest';
import { readMovingDate } from './moving-date.ts';

/** Thursday. */
const today = new Date('2026-11-26T13:00:00Z');

describe('readMovingDate', () => {
  test.each([
    ['2 bed flat in Yaba, from March', '2027-03-01', '2 bed flat in Yaba'],
    ['flat in Yaba from 15 January under 2m naira', '2027-01-15', 'flat in Yaba under 2m naira'],
    ['moving in on the 1st of December 2026, house in Karen', '2026-12-01', ', house in Karen'],
    ['house in Karen by December 5', '2026-12-05', 'house in Karen'],
    ['house from November', '2026-11-01', 'house'],
    ['house from 20 November', '2027-11-20', 'house'],
    ['house from 26 November', '2026-11-26', 'house'],
    ['house starting July 2027', '2027-07-01', 'house'],
    ['house from 2027-02-10', '2027-02-10', 'house'],
    ['house next month', '2026-12-01', 'house'],
    ['room in Accra immediately', '2026-11-26', 'room in Accra'],
    ['appartement à Dakar à partir du 1er mars', '2027-03-01', 'appartement à Dakar'],
    ['studio à Dakar dès février', '2027-02-01', 'studio à Dakar'],
    ['casa em Maputo a partir de março de 2027', '2027-03-01', 'casa em Maputo'],
    ['nyumba Mikocheni kuanzia Januari', '2027-01-01', 'nyumba Mikocheni'],
  ])('reads %s', (text, day, rest) => {
    expect(readMovingDate(text, today)).toEqual({ day, rest });
  });

  test.each([
    'a flat in May Pen',
    '2 bed flat in Yaba under 2m naira a year',
    'house in Marchwood',
    'from 31 February',
    'Augusta road',
    'flat on Decent street',
  ])('reads no day from %s', (text) => {
    expect(readMovingDate(text, today)).toEqual({ day: null, rest: text });
  });
});
