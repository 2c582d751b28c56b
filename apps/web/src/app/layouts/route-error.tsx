import { useRouteError } from 'react-router-dom';

/** What people see when a page cannot be shown. */
export function RouteError() {
  const error = useRouteError() as Error;
  return <p role="alert">{error.message}</p>;
}
