import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './aside-sheet.module.css';

interface AsideSheetProps {
  id: string;
  title: string;
  /** When this changes, as when a link in it was followed, the sheet closes. */
  closesOn: string;
  children: ReactNode;
}

/**
 * A column beside the page where there is room, and a sheet that a `AsideSheetButton` opens where there
 * is not. It is a popover of the browser's own: it works before JavaScript, and Escape closes it.
 */
export function AsideSheet({ id, title, closesOn, children }: AsideSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Browsers without popovers show the sheet as a part of the page.
  useEffect(() => sheet.current?.hidePopover?.(), [closesOn]);
  return (
    <div ref={sheet} id={id} popover="auto" className={classes.sheet}>
      <div className={classes.head}>
        <strong>{title}</strong>
        <button
          type="button"
          className={classes.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <IconX aria-hidden />
        </button>
      </div>
      {children}
    </div>
  );
}

export function AsideSheetButton({ id, icon, children }: { id: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Button className={classes.opener} size="md" variant="default" leftSection={icon} popoverTarget={id}>
      {children}
    </Button>
  );
}
