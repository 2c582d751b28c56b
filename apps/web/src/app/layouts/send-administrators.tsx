import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { paths } from '../paths.ts';

/**
 * Where administrators may be besides the administration: what they look at and edit for others, and where a
 * mailed link leads. The login page sends them on by itself.
 */
const openToAdministrators =
  /^\/(property(\/[^/]+)?|propertyid|print|upload-listing|login|login-link|verify-email|undo-email|my-request|my-enquiry|still-available|request-mails|newsletter|unsubscribe|join-company|reset)\/?$/i;

/** Sends administrators from every other page of the site to the administration. */
export function SendAdministrators() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session?.role !== 'ADMIN' || openToAdministrators.test(pathname)) return null;
  return <Navigate to={paths.admin} replace />;
}
