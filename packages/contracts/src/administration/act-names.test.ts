import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { allEndpoints } from '../operations.ts';
import { actName, formFieldName, formName } from './act-names.ts';

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

test('each field of a form that is held as spam has a label', () => {
  expect(formFieldName('propertyId')).toBe('Number of the listing');
  expect(inLanguage('fr', () => formFieldName('viewingAt'))).toBe('Heure de la visite');
  const held = allEndpoints.filter(({ form }) => form && 'topping' in form.shape);
  expect(held).toHaveLength(8);
  const fields = held.flatMap(({ form }) => Object.keys(form!.shape)).filter((name) => name !== 'topping');
  // A field without a label has the words of its name, in Latin letters.
  for (const field of fields)
    expect(
      inLanguage('ar', () => formFieldName(field)),
      field,
    ).toMatch(/^\p{Script=Arabic}/u);
});
