import { Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo.tsx';
import { paths } from '../paths.ts';
import classes from './site-footer.module.css';
import { useTypeCounts } from './use-type-counts.ts';

const company = [
  { to: paths.about, text: 'About us' },
  { to: paths.companyList, text: 'Agencies' },
  { to: paths.allAgents, text: 'Agents' },
  { to: paths.pricing, text: 'Pricing' },
];

const contact = [
  { to: paths.contact, text: 'Contact us' },
  { to: paths.help, text: 'Help and safety' },
  { to: paths.request, text: 'Tell us what you look for' },
  { to: paths.uploadListing(), text: 'List your property' },
];

const legal = [
  { to: paths.terms, text: 'Terms' },
  { to: paths.privacy, text: 'Privacy' },
];

const shownTypes = 8;

/** The end of every page. */
export function SiteFooter() {
  const types = [...useTypeCounts()].sort((a, b) => b.count - a.count).slice(0, shownTypes);
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.company}>
          <Logo night />
          <p>Homes, land and workplaces across Africa, from the people who own them and the agents who know them.</p>
        </div>
        {types.length > 0 && (
          <nav aria-labelledby="footer-types">
            <h2 id="footer-types">Property types</h2>
            <ul className={classes.types}>
              {types.map(({ propertyType, count }) => (
                <li key={propertyType}>
                  <Link to={paths.properties({ propertyType })}>
                    {propertyType} <span className={classes.count}>{count.toLocaleString('en')}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LinkList id="footer-company" title="Company" links={company} />
        <LinkList id="footer-contact" title="Contact" links={contact} />
      </Container>
      <Container className={classes.end}>
        <span>© {new Date().getFullYear()} AfricansCity</span>
        <ul className={classes.legal}>
          {legal.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}

function LinkList({ id, title, links }: { id: string; title: string; links: { to: string; text: string }[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
