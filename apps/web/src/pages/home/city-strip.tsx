import * as texts from '@africanscity/messages/site';
import type { BusyCity } from '@africanscity/contracts/listings/discovery';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import chips from '../../ui/chip.module.css';
import { listingsCount } from '../../ui/listings-count.ts';
import { Section } from '../../ui/section.tsx';
import classes from './city-strip.module.css';

/** Cities whose areas are named. */
const withAreas = 4;

/** Cities with a picture and the number of listings, and the best-known areas of the largest. Scrolls sideways on phones. */
export function CityStrip({ cities }: { cities: BusyCity[] }) {
  if (!cities.length) return null;
  return (
    <Section title={texts.whereToLook()}>
      <ul className={classes.strip}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Link to={paths.properties({ place: city.slug })} className={classes.city}>
              <Picture
                className={classes.picture}
                picture={city.picture}
                alt=""
                upTo="card"
                sizes="(max-width: 35.99em) 48vw, (max-width: 61.99em) 30vw, 200px"
              />
              <span className={classes.words}>
                <span dir="auto" className={classes.name}>
                  {city.name}
                </span>
                {city.countryName && city.countryName !== city.name && (
                  <span dir="auto" className={classes.country}>
                    {city.countryName}
                  </span>
                )}
                <span dir="auto" className={classes.count}>
                  {listingsCount(city.forSale + city.forRent)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Areas cities={cities.slice(0, withAreas)} />
    </Section>
  );
}

function Areas({ cities }: { cities: BusyCity[] }) {
  const links = cities.flatMap(({ name: city, areas }) => areas.map(({ slug, name }) => ({ slug, name, city })));
  if (links.length === 0) return null;
  return (
    <ul className={classes.areas} aria-label={texts.bestKnownAreas()}>
      {links.map(({ slug, name, city }) => (
        <li key={slug}>
          <Link to={paths.properties({ place: slug })} className={chips.chip} dir="auto">
            {name}, {city}
          </Link>
        </li>
      ))}
    </ul>
  );
}
