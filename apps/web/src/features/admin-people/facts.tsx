import classes from './facts.module.css';

/** What is known of something, by name; what is empty is left out. */
export function Facts({ facts }: { facts: [name: string, value: string | number][] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
