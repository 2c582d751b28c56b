import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useSingleKeys } from '../../../components/navigation/single-keys.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'), Nothing);
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), Nothing);

/** Keyboard shortcuts on every page of the administration. Their dialogs load on first use. */
export function AdminShortcuts() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  // Works while the user types too.
  useHotkeys([['mod+K', () => setOpen('palette')]], []);
  useSingleKeys({
    '/': () => (focusSearch() ? undefined : setOpen('palette')),
    '?': () => setOpen('help'),
  });
  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={close} />}
      {open === 'help' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}

/** Focuses the search of the page's table. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  search?.focus();
  search?.select();
  return search !== null;
}
