import * as texts from '@africanscity/messages/site';
import { CloseButton } from '@mantine/core';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import classes from './side-sheet.module.css';

export interface SideSheetHandle {
  open(): void;
  close(): void;
}

interface SideSheetProps {
  ref: Ref<SideSheetHandle>;
  /** Accessible name. */
  label: string;
  header: ReactNode;
  children: ReactNode;
}

/**
 * A panel from the side of a phone: a native modal dialog. It traps the focus; Escape or a click on a link closes it. Its
 * content is rendered when it first opens.
 */
export function SideSheet({ ref, label, header, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const [used, setUsed] = useState(false);
  const open = () => {
    // The dialog focuses its first control when it opens.
    flushSync(() => setUsed(true));
    dialog.current?.showModal();
  };
  useImperativeHandle(ref, () => ({ open, close }));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by itself
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={label}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target. A click on a link closes the panel too.
        if (event.target === dialog.current || (event.target as Element).closest('a')) close();
      }}
    >
      {used && (
        <div className={classes.inside}>
          <div className={classes.header}>
            {header}
            <CloseButton aria-label={texts.close()} onClick={close} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
