import * as texts from '@africanscity/messages/site';
import { useNavigation } from 'react-router-dom';
import classes from './navigation-progress.module.css';

/** A progress line at the top while the next page loads. Fast navigations do not show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={classes.bar} role="progressbar" aria-label={texts.loadingPage()} />;
}
