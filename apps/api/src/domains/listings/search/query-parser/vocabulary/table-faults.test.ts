import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Table, tables } from './read-table.ts';
import { faultsOf } from './table-faults.ts';

describe('the tables of the vocabulary', () => {
  test.each(Object.keys(tables) as Table[])('%s has no faults', (name) => {
    expect(faultsOf(name, readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8'))).toEqual([]);
  });
});

describe('a fault names its file, line and fix', () => {
  const words = 'phrase,language,role\n';

  test.each<[what: string, name: Table, text: string, fault: RegExp]>([
    [
      'an unknown role',
      'words',
      `${words}bedroom,en,bedrooms\n`,
      /^words\.csv:2: role "bedrooms" must be one of: .*rooms/,
    ],
    ['a context role', 'words', `${words}road,en,road\n`, /^words\.csv:2: role "road"/],
    [
      'an unknown language',
      'words',
      `${words}amagumbi,zu,rooms\n`,
      /^words\.csv:2: language "zu" must be one of: en, pcm/,
    ],
    [
      'an accent',
      'words',
      `${words}à vendre,fr,sale\n`,
      /^words\.csv:2: phrase "à vendre" is not normalized: write "a vendre"/,
    ],
    ['a capital', 'words', `${words}Bed,en,rooms\n`, /write "bed"/],
    ['an Arabic letter that has a plain form', 'words', `${words}غرفة,ar,rooms\n`, /write "غرفه"/],
    ['a space too many', 'words', `${words}for  sale,en,sale\n`, /write "for sale"/],
    ['an empty phrase', 'words', `${words},en,sale\n`, /^words\.csv:2: phrase ""/],
    ['a missing cell', 'words', `${words}bed,en\n`, /^words\.csv:2: has 2 cells: write 3, phrase,language,role/],
    ['a second line', 'words', `${words}bed,en,rooms\nbed,en,rooms\n`, /^words\.csv:3: is the same as the line before/],
    ['lines out of order', 'words', `${words}room,en,rooms\nbed,en,rooms\n`, /^words\.csv:3: is out of order: sort/],
    ['other columns', 'words', 'word,role\nbed,rooms\n', /^words\.csv:1: the columns must be phrase,language,role/],
    [
      'a number with two values',
      'numbers',
      'phrase,language,value\nmoja,sw,1\nmoja,sw,2\n',
      /^numbers\.csv:3: "moja" has the value 1/,
    ],
    [
      'a value that is no number',
      'numbers',
      'phrase,language,value\none,en,I\n',
      /^numbers\.csv:2: value "I" must be a number/,
    ],
    [
      'an unknown currency',
      'country-currencies',
      'country,currency\nNG,NGX\n',
      /^country-currencies\.csv:2: currency "NGX"/,
    ],
    [
      'a name without a default',
      'currency-names',
      'phrase,language,currency,position,default\nr,mul,MUR,either,\nr,mul,ZAR,either,\n',
      /^currency-names\.csv:3: "r" has 0 defaults: write "default" in one of its lines/,
    ],
    [
      'a name with two defaults',
      'currency-names',
      'phrase,language,currency,position,default\nr,mul,MUR,either,default\nr,mul,ZAR,either,default\n',
      /^currency-names\.csv:3: "r" has 2 defaults/,
    ],
    [
      'a rate of nothing',
      'currencies',
      'code,reference_rate\nNGN,0\n',
      /^currencies\.csv:2: reference_rate "0" must be a number above 0/,
    ],
  ])('%s in %s', (_, name, text, fault) => {
    expect(faultsOf(name, text)).toEqual([expect.stringMatching(fault)]);
  });

  test('sorts numbers by their value', () => {
    expect(faultsOf('numbers', 'phrase,language,value\ntwo,en,2\nten,en,10\n')).toEqual([]);
  });
});
