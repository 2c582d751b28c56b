import type { ReactNode } from 'react';
import { localPath } from '../../../../ui/local-path.ts';
import { SiteLink } from '../../../../components/navigation/site-link.tsx';
import { type FacetCount, facetCountText, leavesNone } from './facet-count.ts';

/** A filter choice with its number of listings. */
interface FacetLinkProps extends FacetCount {
  to: string;
  current: boolean;
  children: ReactNode;
  /** Classes of the choice and its number. */
  classNames: { choice: string | undefined; count: string | undefined };
  /** Renders a plain link, which costs the server less, where no script runs. */
  plain?: boolean | undefined;
}

/** A link that sets a filter. A choice without listings is plain text. */
export function FacetLink({ count, atLeast, to, current, children, classNames, plain }: FacetLinkProps) {
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
  if (leavesNone({ count, atLeast }) && !current) {
    return (
      <span className={classNames.choice} data-none>
        {content}
      </span>
    );
  }
  const link = { className: classNames.choice, 'aria-current': current || undefined };
  return plain ? (
    <a {...link} href={localPath(to)}>
      {content}
    </a>
  ) : (
    <SiteLink {...link} to={to}>
      {content}
    </SiteLink>
  );
}
