import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { localPath } from '../../ui/local-path.ts';
import { afterPaint } from '../loading/after-paint.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path within this site, with its query. */
  to: string;
  /** Paints the changes of `onClick` before the router loads the next page. */
  afterPaint?: boolean;
  /** State of the history entry. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** Counts clicks, so that only the last one navigates. */
let followed = 0;

/**
 * A link within the site, for links that a page renders many times. The router's `Link` resolves its address for each
 * one, which is most of a link's rendering cost on the server.
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
  const href = localPath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    // Like browsers: a link to the current page replaces its history entry.
    const { pathname, search, hash } = window.location;
    // Synchronous, so that the next choice sees the pending navigation and adds to it.
    const options = {
      state,
      preventScrollReset,
      replace: href === pathname + search + hash,
      flushSync: true,
    };
    followed += 1;
    if (!waits) return void navigate(to, options);
    const [mine, here] = [followed, window.location.href];
    // A later click wins.
    const isMeant = () => mine === followed && here === window.location.href;
    afterPaint(() => void (isMeant() && navigate(to, options)));
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Returns whether a click opens another tab or window, or downloads. */
export function opensElsewhere({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
