import classes from './skip-link.module.css';

/** The first thing the Tab key reaches: past the navigation. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#content">
      Skip to the content
    </a>
  );
}
