import * as texts from '@africanscity/messages/site';
import type { Partner } from '@africanscity/contracts/administration/home';
import { Section } from '../../ui/section.tsx';
import classes from './partners.module.css';

/** Logos of partner companies. */
export function Partners({ partners }: { partners: Partner[] }) {
  if (!partners.length) return null;
  return (
    <Section title={texts.ourPartners()} ground="warm">
      <ul className={classes.list}>
        {partners.map(({ name, logo }) => (
          <li key={name} className={classes.item}>
            {logo ? (
              <img src={logo} alt={name} height={44} loading="lazy" decoding="async" />
            ) : (
              <span dir="auto" className={classes.name}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
