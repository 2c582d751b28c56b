import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from './after-paint.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A whole address within this site, from its first slash. */
  to: string;
  /** Shows first what `onClick` changes: the router's work for the next page begins after that is painted. */
  afterPaint?: boolean;
  /** What the address does not say of how it was come to. */
  state?: unknown;
  /** Stays where the page is. */
  preventScrollReset?: boolean;
}

/** How many links were followed: the last one counts. */
let followed = 0;

/**
 * A link to a page of this site, for what stands on a page many times. The router's own resolves its address against the
 * page's for each one, which is most of what a link costs the server.
 */
export function SiteLink({
  to,
  afterPaint: waits,
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
    const options = {
      state,
      preventScrollReset,
      replace: to === pathname + search + hash,
      flushSync: true,
    };
    followed += 1;
    if (!waits) return void navigate(to, options);
    const [mine, { href }] = [followed, window.location];
    // Whoever chose something else meanwhile means that.
    const isMeant = () => mine === followed && href === window.location.href;
    afterPaint(() => void (isMeant() && navigate(to, options)));
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click asks for another tab, window or file. */
export function opensElsewhere({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
