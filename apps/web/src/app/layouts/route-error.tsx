import * as texts from '@africanscity/messages/site';
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
          {texts.tryAgain()}
        </Button>
        <Button size="md" variant="default" component={Link} to={paths.home} reloadDocument>
          {texts.goHome()}
        </Button>
      </MessageScreen>
    </div>
  );
}

function explain(error: unknown): { title: string; text: string } {
  // Errors that browsers throw for a failed script: after a lost connection, or after a new deployment.
  if (error instanceof TypeError && /import|module|preload/i.test(error.message))
    return { title: texts.pageNotOpened(), text: texts.connectionDropped() };
  if (!(error instanceof ApiFailure)) return { title: texts.pageNotOpened(), text: texts.tryAgainHelps() };
  if (error.status === 0) return { title: texts.noConnection(), text: error.message };
  // Responses of other servers: only the failure knows the reason.
  if (error.code === 'intermediary') return { title: texts.pageNotOpened(), text: error.message };
  if (error.status === 404)
    return {
      title: texts.pageGone(),
      text: texts.pageGoneText(),
    };
  if (error.status === 429)
    return {
      title: texts.oneMomentPlease(),
      text: texts.tooManyRequests({ waitWords: waitWords(error.retryAfter ?? 60) }),
    };
  if (error.status === 503)
    return {
      title: texts.backSoon(),
      text: texts.siteBusy({ waitWords: waitWords(error.retryAfter ?? 60) }),
    };
  if (error.status < 500) return { title: texts.pageNotOpened(), text: error.message };
  return {
    title: texts.pageNotOpened(),
    text: texts.faultRecorded(),
  };
}
