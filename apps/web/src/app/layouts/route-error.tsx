import { waitWords } from '@africanscity/contracts/wait-words';
import { Button } from '@mantine/core';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiFailure } from '../../api/call.ts';
import { ErrorDrawing } from '../../ui/error-drawing.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { paths } from '../paths.ts';

/** The error page of a route, with a button to try again. */
export function RouteError() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const { title, text } = explain(error);
  // A page whose script failed needs a full reload.
  const retry = () => (error instanceof ApiFailure ? void revalidator.revalidate() : window.location.reload());
  return (
    <div role="alert">
      <MessageScreen picture={<ErrorDrawing />} title={title} text={text}>
        <Button size="md" onClick={retry} loading={revalidator.state === 'loading'}>
          Try again
        </Button>
        <Button size="md" variant="default" component={Link} to={paths.home} reloadDocument>
          Go to the home page
        </Button>
      </MessageScreen>
    </div>
  );
}

function explain(error: unknown): { title: string; text: string } {
  // Errors that browsers throw for a failed script: after a lost connection, or after a new deployment.
  if (error instanceof TypeError && /import|module|preload/i.test(error.message))
    return { title: 'This page did not open', text: 'The connection dropped. Try again.' };
  if (!(error instanceof ApiFailure))
    return { title: 'This page did not open', text: 'Something went wrong on our side. Trying again often helps.' };
  if (error.status === 0) return { title: 'No connection', text: error.message };
  // Responses of other servers: only the failure knows the reason.
  if (error.code === 'intermediary') return { title: 'This page did not open', text: error.message };
  if (error.status === 404)
    return {
      title: 'This page is gone',
      text: 'The page was removed, or the address is wrong.',
    };
  if (error.status === 429)
    return {
      title: 'One moment, please',
      text: `Too many requests came from your connection. Try again in ${waitWords(error.retryAfter ?? 60)}.`,
    };
  if (error.status === 503)
    return {
      title: 'We will be right back',
      text: `The site is very busy. Try again in ${waitWords(error.retryAfter ?? 60)}.`,
    };
  if (error.status < 500) return { title: 'This page did not open', text: error.message };
  return {
    title: 'This page did not open',
    text: 'Something went wrong on our side, and we have recorded it. Please try again in a moment.',
  };
}
