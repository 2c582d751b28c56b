import { useEffect } from 'react';

/**
 * Focuses what had the focus before a dialog was mounted, once the dialog is unmounted. Mantine only does so for dialogs
 * that stay mounted while they are closed. A dialog that moved the focus elsewhere, or whose opener was removed, keeps
 * the focus where it is.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
}
