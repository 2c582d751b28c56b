import type { Bounds } from '@africanscity/contracts/listings/area-readings';

/** The parts of a map and of the list beside it that Back restores. */
interface KeptView {
  bounds?: Bounds;
  /** How far the list was scrolled, in pixels. */
  scroll?: number;
  /** Height of the sheet on phones. */
  height?: 'peek' | 'half' | 'full';
}

/** By the key of the history entry, until the page is loaded again. */
const views = new Map<string, KeptView>();

/** Returns the view of a history entry that Back and Forward lead to. */
export function keptView(key: string): KeptView {
  return views.get(key) ?? {};
}

export function keepView(key: string, change: KeptView): void {
  views.set(key, { ...views.get(key), ...change });
}
