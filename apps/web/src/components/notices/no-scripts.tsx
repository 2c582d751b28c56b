import classes from './no-scripts.module.css';

/** A notice for browsers without JavaScript. Hidden in all others. */
export function NoScripts({ children }: { children: string }) {
  return (
    <noscript>
      <p className={classes.notice}>{children}</p>
    </noscript>
  );
}
