import type { CSSProperties, ReactNode } from 'react';
import { SiteLink } from '../../../components/site-link.tsx';
import { type FacetCount, facetCountText, leavesNone } from './facet-count.ts';

/** With the listings that it leaves. */
interface FacetLinkProps extends FacetCount {
  to: string;
  current: boolean;
  /** What it is called. */
  children: ReactNode;
  /** Of the choice, and of its number. */
  classNames: { choice: string | undefined; count: string | undefined };
  style?: CSSProperties;
}

/** A choice of a filter and what it leaves; what leaves none leads nowhere. */
export function FacetLink({ count, atLeast, to, current, children, classNames, ...props }: FacetLinkProps) {
  const text = facetCountText({ count, atLeast });
  const content = (
    <>
      {children}
      {text !== null && (
        <span dir="auto" className={classNames.count}>
          {text}
        </span>
      )}
    </>
  );
  return leavesNone({ count, atLeast }) && !current ? (
    <span {...props} className={classNames.choice} data-none>
      {content}
    </span>
  ) : (
    <SiteLink {...props} className={classNames.choice} to={to} aria-current={current || undefined}>
      {content}
    </SiteLink>
  );
}
