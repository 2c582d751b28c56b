import { isMantineColorScheme, localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';
import { onDevice } from '../api/kept.ts';

const key = 'mantine-color-scheme-value';
const byDevice = localStorageColorSchemeManager({ key });

/**
 * Light, dark or as the device has it. The document's first script, which may be asked before the app is there, leaves a
 * choice on the document, where it is found even if the browser keeps nothing for sites or it came while the app began.
 */
export const colorChoice: MantineColorSchemeManager = {
  ...byDevice,
  get: (fallback) => chosen() ?? byDevice.get(fallback),
  set(value) {
    document.documentElement.dataset.chosenColors = value;
    onDevice.write(key, value);
  },
  subscribe(onUpdate) {
    byDevice.subscribe(onUpdate);
    const already = chosen();
    if (already) onUpdate(already);
  },
};

function chosen() {
  const value = typeof document === 'undefined' ? undefined : document.documentElement.dataset.chosenColors;
  return isMantineColorScheme(value) ? value : undefined;
}
