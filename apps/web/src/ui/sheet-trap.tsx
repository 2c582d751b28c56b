import { useFocusTrap } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';

/** Keeps the focus in a sheet as long as it is rendered. */
export default function SheetTrap({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const trap = useFocusTrap();
  useEffect(() => {
    trap(sheet.current);
    return () => {
      trap(null);
    };
  }, [trap, sheet]);
  return null;
}
