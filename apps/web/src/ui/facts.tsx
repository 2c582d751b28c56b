import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  facts: [name: string, value: ReactNode][];
  /** Shows the facts in columns. */
  columns?: boolean;
}

/** A list of names and values. Leaves out empty values. */
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
