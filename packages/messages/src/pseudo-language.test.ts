import { describe, expect, it } from 'vitest';
import { domains, readMessages } from './catalog.ts';
import { compileMessages } from './compile.ts';
import { offeredLanguages } from './languages.ts';
import { parametersType } from './parameters.ts';
import { pseudoLanguage, pseudoMessage } from './pseudo-language.ts';

describe('pseudoMessage', () => {
  it.each([
    ['letters', 'Save', '[Šáávéé]'],
    ['capitals', 'Undo', '[Üüñdöö]'],
    ['a parameter', 'Homes in {place}', '[Höömééš îîñ {place}]'],
    ['tags', 'Read the <terms>terms</terms>.', '[Rééáád théé <terms>téérmš</terms>.]'],
    ['a web address', 'It starts with https://example.com', '[Îît štáártš wîîth https://example.com]'],
    ['braces', "Write '{'name'}'", "[Wrîîtéé '{'ñááméé'}']"],
    [
      'plurals and choices',
      '{count, plural, one {# home} other {# homes}} {offer, select, sale {to buy} other {in {place}}}',
      '[{count, plural, one {# hööméé} other {# höömééš}} {offer, select, sale {töö büüýý} other {îîñ {place}}}]',
    ],
  ])('changes %s', (_, message, expected) => expect(pseudoMessage(message)).toBe(expected));

  it('gives each message of the site the same parameters, a form that compiles, and about 40 % more letters', () => {
    let [letters, lengthened] = [0, 0];
    for (const domain of domains()) {
      const messages = Object.entries(readMessages('en', domain));
      const changed = Object.fromEntries(messages.map(([key, message]) => [key, pseudoMessage(message)]));
      compileMessages('en', changed);
      for (const [key, message] of messages) {
        expect(parametersType(changed[key]!), key).toBe(parametersType(message));
        letters += message.length;
        lengthened += changed[key]!.length;
      }
    }
    expect(lengthened / letters).toBeGreaterThan(1.3);
    expect(lengthened / letters).toBeLessThan(1.5);
  });

  it('is offered to no visitor', () => {
    expect(offeredLanguages).not.toContain(pseudoLanguage);
  });
});
