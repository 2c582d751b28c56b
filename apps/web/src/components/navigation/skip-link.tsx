import * as texts from '@africanscity/messages/site';
import classes from './skip-link.module.css';

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#content">
      {texts.skipToContent()}
    </a>
  );
}
