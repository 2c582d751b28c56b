import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { requiredText, shortText } from '../wire.ts';
import { lines, SiteSettings } from './site-settings.ts';

const typeName = requiredText(60);

/** Schemas of the input and response of each operation. */
export const propertyTypeSchemas = {
  addPropertyType: {
    response: SiteSettings,
    summary: 'Adds a type of property, as a kind of the one that its name names.',
    form: z.object({ name: typeName }),
  },
  renamePropertyType: {
    response: SiteSettings,
    summary: 'Renames a type of property, in all listings that have it.',
    form: z.object({ name: typeName, newName: typeName }),
  },
  movePropertyType: {
    response: SiteSettings,
    summary: 'Moves a type of property one place up or down among those that are a kind of the same.',
    form: z.object({ name: typeName, direction: z.enum(['up', 'down']) }),
  },
  savePropertyType: {
    response: SiteSettings,
    summary: 'Sets what a type of property is a kind of, if any, and the words that people use for it, one a line.',
    form: z.object({
      name: typeName,
      parent: shortText(60).transform((text) => text || null),
      words: lines(60).refine((all) => all.every((word) => word.length <= 60), 'must be at most 60 characters each'),
    }),
  },
  deletePropertyType: {
    response: SiteSettings,
    summary: 'Removes a type of property that no listing has and no other is a kind of.',
    form: z.object({ name: typeName }),
  },
} satisfies Record<string, Schemas>;
