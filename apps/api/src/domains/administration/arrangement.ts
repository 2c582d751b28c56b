import type { Arrangement } from '@africanscity/contracts/administration/arrangement';
import {
  type HomeSection,
  homeSections,
  type MenuEntry,
  menuEntries,
} from '@africanscity/contracts/administration/arrangement-values';
import type { calls } from '@africanscity/contracts/administration/calls';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { readSetting, writeSetting } from '../../kernel/settings.ts';
import type { Verb } from '../../verb.ts';

const setting = 'site.arrangement';

/** As stored: names in their order, and the hidden ones. */
const Stored = z.object({
  sections: z.array(z.string()),
  hiddenSections: z.array(z.string()),
  menu: z.array(z.string()),
  hiddenEntries: z.array(z.string()),
});

type Stored = z.infer<typeof Stored>;

const usual: Stored = { sections: [], hiddenSections: [], menu: [], hiddenEntries: [] };

/** Entries that are newer than the stored order come last, and are shown. */
export async function getArrangement(ctx: Pick<RequestContext, 'db' | 'log'>): Promise<Arrangement> {
  const stored = (await readSetting(ctx, setting, Stored)) ?? usual;
  return {
    sections: arrange(Object.keys(homeSections) as HomeSection[], stored.sections, stored.hiddenSections),
    menu: arrange(Object.keys(menuEntries) as MenuEntry[], stored.menu, stored.hiddenEntries),
  };
}

function arrange<Name extends string>(
  known: Name[],
  order: string[],
  hidden: string[],
): { name: Name; isShown: boolean }[] {
  const placed = order.filter((name): name is Name => known.includes(name as Name));
  const rest = known.filter((name) => !placed.includes(name));
  return [...placed, ...rest].map((name) => ({ name, isShown: !hidden.includes(name) }));
}

/** Names of the shown entries in their order. */
export function shownOf<Name extends string>(entries: { name: Name; isShown: boolean }[]): Name[] {
  return entries.filter(({ isShown }) => isShown).map(({ name }) => name);
}

export const saveArrangement: Verb<typeof calls.saveArrangement> = async (ctx, input) => {
  const { sections, hiddenSections, menu, hiddenEntries } = input;
  const value = { sections, hiddenSections, menu, hiddenEntries };
  await ctx.db.$transaction((tx) => writeSetting(ctx, tx, { action: 'saveArrangement', name: setting, value }));
  return getArrangement(ctx);
};
