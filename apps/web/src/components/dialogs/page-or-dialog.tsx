import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../loading/use-hydrated.ts';

interface PageOrDialogProps extends ButtonProps {
  /** Path of the page that does the same, for browsers without scripts and before hydration. */
  page: string;
  onOpen: () => void;
  children: string;
}

/** A button that opens a dialog, or before hydration a link to the page with the same form. */
export function PageOrDialog({ page, onOpen, ...look }: PageOrDialogProps) {
  const hydrated = useHydrated();
  // The button takes over the focus of the link that it replaces.
  const hadFocus = useRef(false);
  if (hydrated) {
    const takeFocus = (button: HTMLButtonElement | null) => {
      if (hadFocus.current) button?.focus();
      hadFocus.current = false;
    };
    return <Button {...look} ref={takeFocus} onClick={onOpen} />;
  }
  return (
    <Button
      {...look}
      component={Link}
      to={page}
      rel="nofollow"
      ref={(link: HTMLAnchorElement | null) => () => {
        hadFocus.current = document.activeElement === link;
      }}
    />
  );
}
