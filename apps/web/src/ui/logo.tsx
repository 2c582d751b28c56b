import { useBrand } from './brand.tsx';
import classes from './logo.module.css';

/** The logo with the name. `night` is for surfaces that are dark in both schemes. */
export function Logo({ night }: { night?: boolean }) {
  const { name, logoText, logos } = useBrand();
  if (logos) {
    return (
      <span className={classes.logo}>
        {!night && <img {...logos.light} className={classes.light} alt={name} />}
        <img {...logos.dark} className={night ? undefined : classes.dark} alt={name} />
      </span>
    );
  }
  const [first, rest] = logoText;
  return (
    <span className={classes.logo} data-night={night || undefined}>
      <svg viewBox="0 0 64 64" width="34" height="34" aria-hidden>
        <path
          d="M5.5 56.5 28.4 10.4c1.5-3 5.7-3 7.2 0l22.9 46.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path
          d="M16.5 60.5a15.5 15.5 0 0 1 31 0zM23 41.4h18l-1.8-4H24.8zm4-7.8h10l-1.6-3.8h-6.8z"
          fill="var(--mantine-color-sunrise-5)"
        />
      </svg>
      <span className={classes.name}>
        {first}
        <span className={classes.city}>{rest}</span>
      </span>
    </span>
  );
}
