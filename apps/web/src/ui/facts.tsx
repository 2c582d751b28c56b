import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  facts: [name: string, value: ReactNode][];
  /** Side by side, as many as fit. */
  columns?: boolean;
}

/** What is known of something, by name; what is empty is left out. */
export function Facts({ facts, columns }: FactsProps) {
  return (
    <dl className={classes.facts} data-columns={columns || undefined}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
