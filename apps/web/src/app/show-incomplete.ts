import * as texts from '@africanscity/messages/site';
import classes from './show-incomplete.module.css';

/**
 * Shows a notice below a server-rendered page whose script failed to load. Never resolves, because nothing of the page
 * may start without the script. The page's links and forms work without it.
 */
export function showIncomplete(): Promise<never> {
  const notice = document.createElement('p');
  notice.className = classes.notice ?? '';
  notice.role = 'alert';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = texts.loadItAgain();
  again.addEventListener('click', () => window.location.reload());
  notice.append(`${texts.pageNotLoaded()} `, again);
  document.body.append(notice);
  return new Promise(() => undefined);
}
