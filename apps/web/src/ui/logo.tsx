import classes from './logo.module.css';

/** The mark and the name. On `night` it stands on a surface that is dark in both schemes. */
export function Logo({ night }: { night?: boolean }) {
  return (
    <span className={classes.logo} data-night={night || undefined}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden>
        <path className={classes.tile} d="M9 0h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z" />
        <path fill="#ff8c00" d="M7 28a13 13 0 0 1 26 0z" />
        <path className={classes.roof} d="M20 14.5 33.5 26a1.3 1.3 0 0 1-.85 2.3H31V34H23.4v-5.2a3.4 3.4 0 0 0-6.8 0V34H9v-5.7H7.35A1.3 1.3 0 0 1 6.5 26z" />
      </svg>
      <span className={classes.name}>
        Africans<span className={classes.city}>City</span>
      </span>
    </span>
  );
}
