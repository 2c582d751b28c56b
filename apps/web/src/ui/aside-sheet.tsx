import * as texts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import classes from './aside-sheet.module.css';
import { lazyPart, Nothing } from './lazy-part.tsx';

const SheetTrap = lazyPart(() => import('./sheet-trap.tsx'), Nothing);

interface AsideSheetProps {
  id: string;
  title: string;
  /** Address of the pending navigation. The sheet closes when a navigation begins. */
  closesOn: string | undefined;
  /** Called when the sheet opens or closes. Never called for the column. */
  onToggle?: (open: boolean) => void;
  /** Content at the sheet's lower edge. The column has none. */
  foot?: ReactNode;
  /** Also uses a sheet on wide screens. */
  overlay?: boolean;
  children: ReactNode;
}

/**
 * A column beside the page on wide screens, and on narrow ones a bottom sheet that an `AsideSheetButton` opens. The
 * sheet is a native popover: it works before JavaScript, and Escape closes it. It traps the focus.
 */
export function AsideSheet({ id, title, closesOn, onToggle, foot, overlay, children }: AsideSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Browsers without popovers show the sheet as part of the page.
  useEffect(() => {
    // A sheet that was opened during a navigation stays open.
    if (closesOn) sheet.current?.hidePopover?.();
  }, [closesOn]);
  const report = useEffectEvent(() => {
    setOpen(true);
    onToggle?.(true);
  });
  // No event tells of a sheet that was opened before hydration.
  useEffect(() => {
    if ('popover' in HTMLElement.prototype && sheet.current?.matches(':popover-open')) report();
  }, []);
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className={classes.sheet}
      data-overlay={overlay || undefined}
      onToggle={({ newState, target, currentTarget }) => {
        // Parts that unfold inside report to it, too.
        if (target !== currentTarget) return;
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
          aria-label={texts.close()}
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
  /** Number of active choices in the sheet. */
  count?: number;
  /** The same value as the sheet's. */
  overlay?: boolean;
  children: ReactNode;
}

/** A button that opens a sheet. Phones show only its icon. */
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
          <span className={classes.said}> {texts.chosen()}</span>
        </span>
      )}
    </Button>
  );
}
