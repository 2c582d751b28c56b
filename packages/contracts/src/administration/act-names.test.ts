import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { actName, formName } from './act-names.ts';

test('an act has a name in the language of the page', () => {
  expect(actName('savePlace')).toBe('Save place');
  expect(inLanguage('fr', () => actName('savePlace'))).toBe('Enregistrer un lieu');
  expect(inLanguage('sw', () => actName('hideListing'))).toBe('Ficha tangazo');
});

test('an unknown act has the words of its call', () => {
  expect(inLanguage('fr', () => actName('sealRegister'))).toBe('Seal register');
});

test('a form has a name in the language of the page, and an unknown form the words of its call', () => {
  expect(formName('saveContactMessage')).toBe('Contact message');
  expect(inLanguage('fr', () => formName('saveEnquiry'))).toBe('Message au sujet d’une annonce');
  expect(formName('sendPostcard')).toBe('Send postcard');
});
