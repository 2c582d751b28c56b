import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { paths } from '../paths.ts';

/**
 * Pages outside the administration that administrators may open: pages they view or edit for others, and targets of
 * emailed links. The login page redirects by itself.
 */
const openToAdministrators =
  /^\/(property(\/[^/]+)?|propertyid|print|upload-listing|login|login-link|verify-email|undo-email|my-request|my-enquiry|still-available|request-mails|newsletter|unsubscribe|join-company|reset)\/?$/i;

/** Redirects administrators from all other pages to the administration. */
export function SendAdministrators() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session?.role !== 'ADMIN' || openToAdministrators.test(pathname)) return null;
  // The preview of a brand shows pages as visitors see them.
  if (document.documentElement.dataset.brandPreview !== undefined) return null;
  return <Navigate to={paths.admin} replace />;
}
