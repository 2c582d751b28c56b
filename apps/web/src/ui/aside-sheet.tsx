import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './aside-sheet.module.css';
import { lazyPart, Nothing } from './lazy-part.tsx';

const SheetTrap = lazyPart(() => import('./sheet-trap.tsx'), Nothing);

interface AsideSheetProps {
  id: string;
  title: string;
  /** The page that is on its way, as when a link in it was followed: the sheet closes when one is asked for. */
  closesOn: string | undefined;
  /** Hears when the sheet opens and closes; the column beside the page does neither. */
  onToggle?: (open: boolean) => void;
  /** What stays at its lower edge. The column has none. */
  foot?: ReactNode;
  /** A sheet where there is room for a column too. */
  overlay?: boolean;
  children: ReactNode;
}

/**
 * A column beside the page where there is room, and where there is not a sheet from below, which an `AsideSheetButton`
 * opens. It is a popover of the browser's own: it works before JavaScript, and Escape closes it. While it is open the
 * focus stays in it.
 */
export function AsideSheet({ id, title, closesOn, onToggle, foot, overlay, children }: AsideSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Browsers without popovers show the sheet as a part of the page.
  useEffect(() => {
    // One that was opened while a page came stays when that is there.
    if (closesOn) sheet.current?.hidePopover?.();
  }, [closesOn]);
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className={classes.sheet}
      data-overlay={overlay || undefined}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        onToggle?.(newState === 'open');
      }}
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': title })}
    >
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
      {foot && <div className={classes.foot}>{foot}</div>}
      {open && (
        <Suspense>
          <SheetTrap sheet={sheet} />
        </Suspense>
      )}
    </div>
  );
}

interface AsideSheetButtonProps {
  id: string;
  icon: ReactNode;
  /** How much in the sheet is chosen. */
  count?: number;
  /** As its sheet. */
  overlay?: boolean;
  children: ReactNode;
}

/** Opens a sheet; a phone shows the sign alone. */
export function AsideSheetButton({ id, icon, count = 0, overlay, children }: AsideSheetButtonProps) {
  return (
    <Button
      className={classes.opener}
      size="md"
      variant="default"
      popoverTarget={id}
      data-overlay={overlay || undefined}
      data-chosen={count > 0 || undefined}
    >
      {icon}
      <span className={classes.openerText}>{children}</span>
      {count > 0 && (
        <span className={classes.chosen}>
          {count}
          <span className={classes.said}> chosen</span>
        </span>
      )}
    </Button>
  );
}
