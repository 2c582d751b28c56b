import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const styles = join(source, '../node_modules/@mantine/core/styles');

test('every Mantine component in use imports its styles, for all pages or in its own file', async () => {
  const everywhere = styledIn(await readFile(join(import.meta.dirname, 'mantine-styles.ts'), 'utf8'));
  const unstyled: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: source })) {
    const text = await readFile(join(source, file), 'utf8');
    const here = styledIn(text);
    for (const component of componentsIn(text)) {
      if (!everywhere.has(component) && !here.has(component)) unstyled.push(`${file}: ${component}`);
    }
  }
  expect(unstyled).toEqual([]);
});

/** Further components that a component renders. */
const parts: Record<string, string[]> = {
  Modal: ['ModalBase', 'Overlay'],
  Drawer: ['ModalBase', 'Overlay'],
  Menu: ['Popover'],
  Select: ['Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Combobox', 'Popover', 'ScrollArea', 'PillsInput', 'Pill'],
  TagsInput: ['Combobox', 'Popover', 'ScrollArea', 'PillsInput', 'Pill'],
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea'],
  LoadingOverlay: ['Overlay'],
};

function styledIn(text: string): Set<string> {
  return new Set([...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/gu)].map((found) => found[1] ?? ''));
}

/** Names imported from Mantine that have their own style sheet. */
function componentsIn(text: string): string[] {
  return [...text.matchAll(/import \{(?<names>[^}]+)\} from '@mantine\/core'/gu)]
    .flatMap((found) => (found.groups?.names ?? '').split(','))
    .map((name) => name.trim())
    .flatMap((name) => [name, ...(parts[name] ?? [])])
    .filter((name) => name && existsSync(join(styles, `${name}.layer.css`)));
}
