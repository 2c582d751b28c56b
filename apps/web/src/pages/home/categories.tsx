import * as texts from '@africanscity/messages/site';
import { typeName } from '@africanscity/contracts/listings/type-names';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { openKinds, openOf } from '../../features/listings/core/kinds.ts';
import { Section } from '../../ui/section.tsx';
import classes from './categories.module.css';
import { iconOfType } from './type-icon.ts';

/** Property types and their subtypes with the number of open listings. */
export function Categories({ kinds }: { kinds: KindCount[] }) {
  const shown = openKinds(kinds).filter(({ depth }) => depth < 2);
  if (!shown.length) return null;
  return (
    <Section
      title={texts.browseByCategory()}
      more={<MoreLink to={paths.properties()}>{texts.allProperties()}</MoreLink>}
    >
      <ul className={classes.grid}>
        {shown.map((each) => {
          const { kind } = each;
          const count = openOf(each);
          const Icon = iconOfType(kind);
          return (
            <li key={kind}>
              <Link to={paths.properties({ kind })} className={classes.link}>
                <Icon size={28} stroke={1.6} aria-hidden className={classes.icon} />
                <span className={classes.text}>
                  <span className={classes.name}>{typeName(kind)}</span>
                  <span className={classes.count}>{texts.listingsOfType({ count })}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
