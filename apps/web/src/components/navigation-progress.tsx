import { useNavigation } from 'react-router-dom';
import classes from './navigation-progress.module.css';

/** A line at the top while the next page is being loaded. Quick ones never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={classes.bar} role="progressbar" aria-label="Loading the page" />;
}
