import * as texts from '@africanscity/messages/administration';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { namesOf } from '../wire.ts';
import { homeSections, menuEntries } from './arrangement-values.ts';

export const HomeSection = z.enum(namesOf(homeSections));
export const MenuEntry = z.enum(namesOf(menuEntries));

/** Entries in their order, and those that are switched off among them. */
export const Arrangement = z.object({
  sections: z.array(z.object({ name: HomeSection, isShown: z.boolean() })),
  menu: z.array(z.object({ name: MenuEntry, isShown: z.boolean() })),
});

export type Arrangement = z.infer<typeof Arrangement>;

/** Names in an order, separated by commas; each at most once. */
const namesIn = <Name extends string>(known: z.ZodEnum<Record<Name, Name>>) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(known).refine((names) => new Set(names).size === names.length, { error: texts.entryNamedTwice }));

/** All entries in their new order, and the names of those to switch off. */
export const ArrangementForm = z.object({
  sections: namesIn(HomeSection),
  hiddenSections: namesIn(HomeSection).default([]),
  menu: namesIn(MenuEntry),
  hiddenEntries: namesIn(MenuEntry).default([]),
});

/** Schemas of the input and response of each operation. */
export const arrangementSchemas = {
  getArrangement: {
    summary: 'Returns the sections of the home page and the entries of the main menu in their order.',
    response: Arrangement,
  },
  saveArrangement: {
    summary:
      'Sets the order of the sections of the home page and of the main menu, as names separated by commas, and which are switched off. Entries that are not named come last.',
    form: ArrangementForm,
    response: Arrangement,
  },
} satisfies Record<string, Schemas>;
