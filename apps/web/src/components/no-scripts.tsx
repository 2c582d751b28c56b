import classes from './no-scripts.module.css';

/** Says what cannot be done here without JavaScript; with it, nobody sees this. */
export function NoScripts({ children }: { children: string }) {
  return (
    <noscript>
      <p className={classes.notice}>{children}</p>
    </noscript>
  );
}
