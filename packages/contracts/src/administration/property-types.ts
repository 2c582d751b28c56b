import * as texts from '@africanscity/messages/administration';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { requiredText, shortText } from '../wire.ts';
import { lines } from './lines.ts';
import { SiteSettings } from './site-settings.ts';

const typeName = requiredText(60);

/** Schemas of the input and response of each operation. */
export const propertyTypeSchemas = {
  addPropertyType: {
    response: SiteSettings,
    summary: 'Adds a property type. Its name decides its parent.',
    form: z.object({ name: typeName }),
  },
  renamePropertyType: {
    response: SiteSettings,
    summary: 'Renames a property type, in all its listings.',
    form: z.object({ name: typeName, newName: typeName }),
  },
  movePropertyType: {
    response: SiteSettings,
    summary: 'Moves a property type one position up or down among its siblings.',
    form: z.object({ name: typeName, direction: z.enum(['up', 'down']) }),
  },
  savePropertyType: {
    response: SiteSettings,
    summary: 'Sets the parent of a property type, if any, and its synonyms, one per line.',
    form: z.object({
      name: typeName,
      parent: shortText(60).transform((text) => text || null),
      words: lines(60).refine((all) => all.every((word) => word.length <= 60), {
        error: () => texts.charactersEach({ max: '60' }),
      }),
    }),
  },
  deletePropertyType: {
    response: SiteSettings,
    summary: 'Deletes a property type without listings and children.',
    form: z.object({ name: typeName }),
  },
} satisfies Record<string, Schemas>;
