import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/site';
import { useBrand } from '../../ui/brand.tsx';
import type { Counter } from '@africanscity/contracts/administration/home';
import { Container } from '@mantine/core';
import classes from './counters.module.css';

/** The site's counters in large figures. */
export function Counters({ counters }: { counters: Counter[] }) {
  const { name } = useBrand();
  if (!counters.length) return null;
  return (
    <section className={classes.band} aria-label={texts.inNumbers({ name })}>
      <Container>
        <dl className={classes.list}>
          {counters.map(({ label, value }) => (
            <div key={label} className={classes.item}>
              <dt>{label}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
