import type { CSSProperties, ReactNode } from 'react';
import { SiteLink } from '../../../../components/navigation/site-link.tsx';
import { type FacetCount, facetCountText, leavesNone } from './facet-count.ts';

/** A filter choice with its number of listings. */
interface FacetLinkProps extends FacetCount {
  to: string;
  current: boolean;
  children: ReactNode;
  /** Classes of the choice and its number. */
  classNames: { choice: string | undefined; count: string | undefined };
  style?: CSSProperties;
}

/** A link that sets a filter. A choice without listings is plain text. */
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
