import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './categories.module.css';
import { iconOfType } from './type-icon.ts';

/** Property types with how many listings each has. */
export function Categories({ types }: { types: { propertyType: string; count: number }[] }) {
  if (!types.length) return null;
  return (
    <Section
      title="Browse by category"
      ground="warm"
      more={<MoreLink to={paths.properties()}>All properties</MoreLink>}
    >
      <ul className={classes.grid}>
        {types.map(({ propertyType, count }) => {
          const Icon = iconOfType(propertyType);
          return (
            <li key={propertyType}>
              <Link to={paths.properties({ propertyType })} className={classes.link}>
                <Icon size={28} stroke={1.6} aria-hidden className={classes.icon} />
                <span>
                  <span className={classes.name}>{propertyType}</span>
                  <span className={classes.count}>
                    {count.toLocaleString('en')} {count === 1 ? 'listing' : 'listings'}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
