import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

interface PageOrDialogProps extends ButtonProps {
  /** The page that does the same, for browsers without scripts and until the app is there. */
  page: string;
  onOpen: () => void;
  children: string;
}

/** Opens something over the page, or leads to a page of its own as long as no script can open it. */
export function PageOrDialog({ page, onOpen, ...look }: PageOrDialogProps) {
  const hydrated = useHydrated();
  // The button takes the place of the link, and its focus.
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
