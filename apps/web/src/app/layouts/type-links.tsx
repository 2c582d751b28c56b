import { typeName } from '@africanscity/contracts/listings/type-names';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { paths } from '../paths.ts';
import classes from './menu-link.module.css';

export interface TypeLinksProps {
  status: 'FOR_SALE' | 'FOR_RENT';
  /** Text of the link to the listings of all types. */
  everything: string;
  kinds: { kind: string; depth: number }[];
  /** The type of the list that is open. Null is the list of all types, undefined another page. */
  current?: string | null;
}

/** Links to the listings of all types and of each type, for a menu. */
export function TypeLinks({ status, everything, kinds, current }: TypeLinksProps) {
  const isHere = (kind: string | null) => (current === kind ? 'page' : undefined);
  return (
    <>
      <SiteLink
        to={paths.properties({ propertyStatus: status })}
        className={classes.link}
        aria-current={isHere(null)}
        data-strong
      >
        {everything}
      </SiteLink>
      {kinds.map(({ kind, depth }) => (
        <SiteLink
          key={kind}
          to={paths.properties({ propertyStatus: status, kind })}
          className={classes.link}
          aria-current={isHere(kind)}
          style={depth ? { paddingInlineStart: `${0.75 + depth}rem` } : undefined}
        >
          {typeName(kind)}
        </SiteLink>
      ))}
    </>
  );
}
