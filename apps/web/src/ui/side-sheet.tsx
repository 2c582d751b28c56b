import { CloseButton } from '@mantine/core';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import classes from './side-sheet.module.css';

export interface SideSheetHandle {
  open(): void;
  close(): void;
}

interface SideSheetProps {
  ref: Ref<SideSheetHandle>;
  /** What assistive technology calls it. */
  label: string;
  header: ReactNode;
  children: ReactNode;
}

/** A panel from the side of a phone. The browser's own modal dialog: it keeps the focus, and Escape closes it, as does a link in it. */
export function SideSheet({ ref, label, header, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({ open: () => dialog.current?.showModal(), close }));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by itself
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={label}
      onClick={(event) => {
        // The backdrop belongs to the dialog itself; what is inside is a child. Who follows a link leaves the sheet.
        if (event.target === dialog.current || (event.target as Element).closest('a')) close();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.header}>
          {header}
          <CloseButton size="lg" aria-label="Close" onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
