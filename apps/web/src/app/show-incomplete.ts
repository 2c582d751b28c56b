import classes from './show-incomplete.module.css';

/**
 * Says below a page, which the server wrote and whose script did not arrive, why nothing on it answers. Never
 * settles: nothing of the page may start without what is missing. Links and forms of the server's page work on.
 */
export function showIncomplete(): Promise<never> {
  const notice = document.createElement('p');
  notice.className = classes.notice ?? '';
  notice.role = 'alert';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load it again';
  again.addEventListener('click', () => window.location.reload());
  notice.append('The connection dropped before this page finished loading. ', again);
  document.body.append(notice);
  return new Promise(() => undefined);
}
