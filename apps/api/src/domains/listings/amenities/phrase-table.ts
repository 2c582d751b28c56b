import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { amenityRows, type ContextKind, contextRows, type PhraseLanguage } from './phrase-files.ts';
import { formsOfPhrase } from './phrase-forms.ts';
import { PhraseIndex } from './phrase-index.ts';

/** Amenities that a phrase of a description names; "light and water" names two. */
interface NamedAmenity {
  amenity: Amenity;
  language: PhraseLanguage;
}

/** A phrase that only looks like one of an amenity: "security deposit". */
type LookAlike = 'lookalike';

export const namedAmenities = new PhraseIndex<NamedAmenity | LookAlike>();
for (const { name, language, phrase } of amenityRows) {
  const named: NamedAmenity = { amenity: name, language };
  for (const form of formsOfPhrase(phrase, language)) namedAmenities.add(form, named);
}

export const contexts = new PhraseIndex<ContextKind>();
for (const { name, phrase } of contextRows) {
  if (name === 'lookalike') namedAmenities.add(phrase, name);
  else contexts.add(phrase, name);
}
