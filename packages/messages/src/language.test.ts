import { expect, test } from 'vitest';
import * as english from '../generated/en/site.ts';
import { inLanguage, loadedOnUse } from './language.ts';

test('messages of other languages are loaded when they are first used', () => {
  const messages = loadedOnUse('site', english);
  const isLoaded = (name: string) => Object.getOwnPropertyDescriptor(messages, name)?.value !== undefined;
  expect(['en', 'fr', 'pt', 'sw', 'ar'].filter(isLoaded)).toEqual(['en']);
  expect(messages.fr.logOut()).toBe('Se déconnecter');
  expect(['en', 'fr', 'pt', 'sw', 'ar'].filter(isLoaded)).toEqual(['en', 'fr']);
  expect(messages.fr).toBe(messages.fr);
});

test('a message is in the language of the request', async () => {
  const { logOut } = await import('../generated/site.ts');
  const said = (['en', 'fr', 'pt', 'sw'] as const).map((language) => inLanguage(language, () => logOut()));
  expect(said).toEqual(['Log out', 'Se déconnecter', 'Sair', 'Toka']);
});
