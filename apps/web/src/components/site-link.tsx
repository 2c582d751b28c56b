import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A whole address within this site, from its first slash. */
  to: string;
  viewTransition?: boolean;
  /** What the address does not say of how it was come to. */
  state?: unknown;
  /** Stays where the page is. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of this site, for what stands on a page many times. The router's own resolves its address against the
 * page's for each one, which is most of what a link costs the server.
 */
export function SiteLink({
  to,
  viewTransition,
  state,
  preventScrollReset,
  onClick,
  children,
  ...props
}: SiteLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    // As browsers do: the page that is shown already adds nothing to the way back.
    const { pathname, search, hash } = window.location;
    // At once, so that what is chosen in the same moment is told that a page is on its way, and adds to its choice.
    void navigate(to, {
      viewTransition,
      state,
      preventScrollReset,
      replace: to === pathname + search + hash,
      flushSync: true,
    });
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function opensElsewhere({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
