import { useFocusTrap } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';

/** Keeps the focus in a sheet as long as it is rendered, and leaves it with whoever went on before this was there. */
export default function SheetTrap({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const trap = useFocusTrap();
  useEffect(() => {
    const node = sheet.current;
    if (!node) return;
    // The trap begins a moment later by focusing what is marked, or else the first control.
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
