import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import type { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { closePropertyRequest, deletePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useAct } from '../../components/forms/use-act.ts';
import { ReceivedAnswer } from './received-answer.tsx';
import { requestStates } from './request-states.ts';
import classes from './requests.module.css';
import { StateBadge } from './state-badge.tsx';
import { showDay } from '../../ui/show-time.ts';

interface RequestCardProps {
  request: PropertyRequest;
  /** Token of the emailed link, for visitors who are not logged in. */
  token?: string;
  onChanged: () => void | Promise<void>;
  onDeleted: () => void | Promise<void>;
}

/** A request and its answers, for the requester. */
export function RequestCard({ request, token, onChanged, onDeleted }: RequestCardProps) {
  const { id, categoryReadable, location, amenities, details, criteria, state, told, answers, createdAt } = request;
  const what = texts.categoryInPlace({ category: categoryReadable, location });
  const which = { id: String(id), ...(token && { token }) };
  const closing = useAct(closePropertyRequest, {
    success: texts.closedText(),
    onDone: onChanged,
  });
  const deleting = useAct(deletePropertyRequest, { success: texts.deleted(), onDone: onDeleted, onFailed: onChanged });
  const isOpen = state === 'open' || state === 'answered' || state === 'unconfirmed';
  return (
    <article className={classes.request}>
      <div className={classes.head}>
        <h3 dir="auto">{what}</h3>
        <StateBadge state={requestStates()[state]} />
      </div>
      <p className={classes.dim}>
        {showDay(createdAt)} · {standing(state, told)}
      </p>
      {criteria.length > 0 && <p>{criteria.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</p>}
      {amenities.length > 0 && <p>{texts.withAmenities({ amenities: withCommas(amenities) })}</p>}
      {details && (
        <p dir="auto" className={classes.details}>
          {details}
        </p>
      )}
      {answers.map((answer) => (
        <ReceivedAnswer key={answer.id} answer={answer} token={token} onChanged={onChanged} />
      ))}
      <div className={classes.buttons}>
        {isOpen && (
          <Button
            variant="default"
            loading={closing.isPending}
            onClick={() => closing.mutate(which)}
            aria-label={texts.closeRequestFor({ what })}
          >
            {texts.close()}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={deleting.isPending}
          onClick={() => deleting.mutate(which)}
          aria-label={texts.deleteRequestFor({ what })}
        >
          {texts.deleteIt()}
        </Button>
      </div>
    </article>
  );
}

function standing(state: PropertyRequest['state'], told: number): string {
  if (state === 'unconfirmed') return texts.tellOnceConfirmed();
  if (told === 0) return texts.noMatchYet();
  return texts.ownersWereNotified({ count: told });
}
