import * as texts from '@africanscity/messages/requests';
import type { ReceivedAnswer as Answer } from '@africanscity/contracts/requests/requests';
import { acceptRequestAnswer, declineRequestAnswer } from '@africanscity/contracts/requests/calls/requests';
import { Button } from '@mantine/core';
import { useAct } from '../../components/forms/use-act.ts';
import { ContactLines } from './contact-lines.tsx';
import { NamedListingLink } from './named-listing-link.tsx';
import { answerStates } from './request-states.ts';
import classes from './requests.module.css';
import { StateBadge } from './state-badge.tsx';

interface ReceivedAnswerProps {
  answer: Answer;
  token?: string;
  onChanged: () => void | Promise<void>;
}

/** An owner's answer, for the requester to accept or decline. */
export function ReceivedAnswer({ answer, token, onChanged }: ReceivedAnswerProps) {
  const { id, owner, message, listing, state, contact } = answer;
  const which = { id: String(id), ...(token && { token }) };
  const accepting = useAct(acceptRequestAnswer, {
    success: texts.acceptedText(),
    onDone: onChanged,
  });
  const declining = useAct(declineRequestAnswer, { success: texts.declined(), onDone: onChanged });
  const busy = accepting.isPending || declining.isPending;
  return (
    <section className={classes.answer} aria-label={texts.answerOf({ owner })}>
      <div className={classes.head}>
        <h4>{texts.ownerOffers({ owner })}</h4>
        <StateBadge state={answerStates()[state]} />
      </div>
      <NamedListingLink listing={listing} />
      <p dir="auto" className={classes.details}>
        {message}
      </p>
      {contact && <ContactLines contact={contact} />}
      {state === 'waiting' && (
        <>
          <div className={classes.buttons}>
            <Button loading={accepting.isPending} disabled={busy} onClick={() => accepting.mutate(which)}>
              {texts.accept()}
            </Button>
            <Button
              variant="default"
              loading={declining.isPending}
              disabled={busy}
              onClick={() => declining.mutate(which)}
            >
              {texts.decline()}
            </Button>
          </div>
          <p className={classes.dim}>{texts.whenYouAccept({ owner })}</p>
        </>
      )}
    </section>
  );
}
