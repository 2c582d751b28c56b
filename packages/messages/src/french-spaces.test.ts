import { describe, expect, it } from 'vitest';
import { domains, readMessages } from './catalog.ts';
import { frenchSpaces } from './french-spaces.ts';

describe('frenchSpaces', () => {
  it.each([
    ['Photos : {name}', 'Photos\u00a0: {name}'],
    ['Supprimer « {title} » ?', 'Supprimer «\u00a0{title}\u00a0»\u202f?'],
    ['Bravo ! Merci\u00a0; à bientôt', 'Bravo\u202f! Merci\u202f; à bientôt'],
    ['Ajoutez ![texte](https://…)', 'Ajoutez ![texte](https://…)'],
  ])('writes %s as %s', (text, spaced) => {
    expect(frenchSpaces(text)).toBe(spaced);
    expect(frenchSpaces(spaced)).toBe(spaced);
  });
});

it.each(domains())('French %s messages have the spaces of French: see fix:french in package.json', (domain) => {
  const messages = readMessages('fr', domain);
  expect(messages).toEqual(
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, frenchSpaces(text)])),
  );
});
