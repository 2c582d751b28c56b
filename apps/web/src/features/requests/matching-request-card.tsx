import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import type { MatchingRequest } from '@africanscity/contracts/requests/answers';
import type { NamedListing } from '@africanscity/contracts/requests/requests';
import { reportPropertyRequest } from '@africanscity/contracts/requests/calls/answers';
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/notices/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { ContactLines } from './contact-lines.tsx';
import { NamedListingLink } from './named-listing-link.tsx';
import { answerStates, requestStates } from './request-states.ts';
import classes from './requests.module.css';
import { StateBadge } from './state-badge.tsx';
import { showDay } from '../../ui/show-time.ts';

interface MatchingRequestCardProps {
  request: MatchingRequest;
  /** The visitor's listings. */
  listings: NamedListing[];
  onChanged: () => Promise<void>;
}

/** An anonymous request that an owner can answer. */
export function MatchingRequestCard({ request, listings, onChanged }: MatchingRequestCardProps) {
  const call = useCall();
  const [answering, setAnswering] = useState(false);
  const { id, categoryReadable, location, amenities, details, criteria, state, listing, answer, contact, createdAt } =
    request;
  const name = texts.categoryInPlace({ category: categoryReadable, location });
  const reporting = useMutation({
    mutationFn: () => call(reportPropertyRequest, { requestId: String(id) }),
    onSuccess: () => void showToast({ kind: 'success', stays: true, message: texts.thankYouForReport() }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onChanged,
  });
  return (
    <article className={classes.request}>
      <div className={classes.head}>
        <h3 dir="auto">{name}</h3>
        <StateBadge state={answer ? answerStates()[answer.state] : requestStates()[state]} />
      </div>
      <p className={classes.dim}>{showDay(createdAt)}</p>
      {criteria.length > 0 && <p>{criteria.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</p>}
      {amenities.length > 0 && <p>{texts.withAmenities({ amenities: withCommas(amenities) })}</p>}
      {details && (
        <p dir="auto" className={classes.details}>
          {details}
        </p>
      )}
      {answer ? (
        <section className={classes.answer} aria-label={texts.yourAnswer()}>
          <h4>{texts.youOffered()}</h4>
          <NamedListingLink listing={answer.listing} />
          <p dir="auto" className={classes.details}>
            {answer.message}
          </p>
        </section>
      ) : (
        <div>
          <p className={classes.dim}>{texts.matchesYourListing()}</p>
          <NamedListingLink listing={listing} />
        </div>
      )}
      {contact && <ContactLines contact={contact} />}
      {answering && (
        <AnswerForm
          requestId={id}
          listings={listings}
          matching={listing?.id}
          onCancel={() => setAnswering(false)}
          onSent={() => {
            setAnswering(false);
            return onChanged();
          }}
        />
      )}
      {!answer && !answering && (
        <div className={classes.buttons}>
          <Button onClick={() => setAnswering(true)} aria-label={texts.answerRequestFor({ name })}>
            {texts.answer()}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFlag size={18} aria-hidden />}
            loading={reporting.isPending}
            onClick={() => reporting.mutate()}
            aria-label={texts.reportRequestFor({ name })}
          >
            {texts.report()}
          </Button>
        </div>
      )}
    </article>
  );
}
