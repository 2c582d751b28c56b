import { Button, type ButtonProps } from '@mantine/core';
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
  if (hydrated) return <Button {...look} onClick={onOpen} />;
  return <Button {...look} component={Link} to={page} rel="nofollow" />;
}
