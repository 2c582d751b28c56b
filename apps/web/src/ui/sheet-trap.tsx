import { useFocusTrap } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';

/** Traps the focus in a sheet while mounted. Does not take the focus back if the user moved on before it loaded. */
export default function SheetTrap({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const trap = useFocusTrap();
  useEffect(() => {
    const node = sheet.current;
    if (!node) return;
    // The trap first focuses the marked element, or else the first control.
    let marked: Element | null = null;
    const mark = () => {
      marked?.removeAttribute('data-autofocus');
      marked = node.contains(document.activeElement) ? document.activeElement : null;
      marked?.setAttribute('data-autofocus', '');
    };
    mark();
    node.addEventListener('focusin', mark);
    trap(node);
    return () => {
      trap(null);
      node.removeEventListener('focusin', mark);
      marked?.removeAttribute('data-autofocus');
    };
  }, [trap, sheet]);
  return null;
}
