import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './aside-sheet.module.css';

interface AsideSheetProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A column beside the page where there is room, and a sheet that a `AsideSheetButton` opens where there
 * is not. It is a popover of the browser's own: it works before JavaScript, and Escape closes it.
 */
export function AsideSheet({ id, title, children }: AsideSheetProps) {
  return (
    <div id={id} popover="auto" className={classes.sheet} onClick={closeAfterLink}>
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

function closeAfterLink(event: React.MouseEvent<HTMLElement>): void {
  const sheet = event.currentTarget;
  if ((event.target as Element).closest('a') && sheet.matches(':popover-open')) sheet.hidePopover();
}
