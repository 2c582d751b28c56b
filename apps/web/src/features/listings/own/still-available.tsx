import * as texts from '@africanscity/messages/listings';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import {
  answerListingConfirmation,
  openListingConfirmation,
} from '@africanscity/contracts/listings/calls/own-listings';
import type { ListingConfirmation, UnconfirmedListing } from '@africanscity/contracts/listings/own-listings';
import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { firstOf } from '../core/report-acts.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';
import { formatPrice } from '../../../ui/price.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { actOnEach } from './act-on-each.ts';
import classes from './own-listing-cells.module.css';

type Answer = 'available' | 'taken';

/** The listings of an emailed question. Opening the page confirms nothing, because mail scanners open links too. */
export function StillAvailable() {
  const call = useCall();
  const token = useLinkToken();
  const [search] = useSearchParams();
  const [suggested] = useState<Answer>(search.get('answer') === 'taken' ? 'taken' : 'available');
  const [answered, setAnswered] = useState<ListingConfirmation | null>(null);
  const query = useQuery({
    queryKey: ['openListingConfirmation', token],
    queryFn: () => call(openListingConfirmation, { token: token as string }),
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
  });
  if (token === null) return <NoSuchLink reason={texts.linkIncomplete()} />;
  return (
    <Loaded
      query={query}
      what={texts.yourListings()}
      skeleton={<SkeletonRows height={160} />}
      failed={(error) =>
        error instanceof ApiFailure && error.status === 0 ? undefined : <NoSuchLink reason={error.message} />
      }
    >
      {(opened) => (
        <Questions
          asked={answered ?? opened}
          isAnswered={answered !== null}
          suggested={suggested}
          send={async (id, answer) =>
            setAnswered(await call(answerListingConfirmation, { token: token as string, id: String(id), answer }))
          }
        />
      )}
    </Loaded>
  );
}

interface QuestionsProps {
  asked: ListingConfirmation;
  /** Whether the user has answered on this page. */
  isAnswered: boolean;
  suggested: Answer;
  send: (id: number, answer: Answer) => Promise<void>;
}

function Questions({ asked: { listings, total }, isAnswered, suggested, send }: QuestionsProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  async function run(rows: UnconfirmedListing[], answer: Answer) {
    setBusy(true);
    setRefused(null);
    const failures = await actOnEach(rows, ({ id }) => send(id, answer));
    if (failures.length > 0) setRefused({ failures, of: rows.length });
    setBusy(false);
  }
  if (total === 0) {
    return (
      <NextStep
        title={isAnswered ? texts.thankYou() : texts.nothingToConfirm()}
        to={paths.myListings()}
        label={texts.myListings()}
      >
        {isAnswered ? texts.everyoneCanSeeNow() : texts.youHaveAlreadyAnswered()}
      </NextStep>
    );
  }
  return (
    <Stack>
      {refused && <Refusals {...refused} />}
      <Text role="status">{texts.listingsWait({ count: total })}</Text>
      {listings.length > 1 && (
        <Button size="md" loading={busy} onClick={() => void run(listings, 'available')}>
          {texts.allAreStillAvailable({ count: listings.length })}
        </Button>
      )}
      {listings.map((listing) => (
        <Question
          key={listing.id}
          listing={listing}
          suggested={suggested}
          busy={busy}
          onAnswer={(answer) => void run([listing], answer)}
        />
      ))}
    </Stack>
  );
}

interface Refused {
  /** The failed listings with reasons. */
  failures: string[];
  /** Number of answered listings. */
  of: number;
}

function Refusals({ failures, of }: Refused) {
  return (
    <Alert color="red" role="alert" title={of > 1 && texts.ofNotChanged({ count: failures.length, all: of })}>
      <Stack gap={6}>
        {firstOf(failures).map((line, at) => (
          // Flats at one address fail with equal texts, and the list never changes its order.
          <Text key={`${at} ${line}`} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}

interface QuestionProps {
  listing: UnconfirmedListing;
  suggested: Answer;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}

function Question({ listing, suggested, busy, onAnswer }: QuestionProps) {
  const { address, area, city, type, price, askingPrice, picture, resting } = listing;
  const shown = { place: placeLine(type, area, city), price: askingPrice ?? formatPrice(price) };
  const answers: [Answer, string][] = [
    ['available', texts.stillAvailable()],
    ['taken', texts.noLongerAvailable()],
  ];
  return (
    <Paper withBorder p="sm" radius="lg">
      <div className={classes.listing}>
        <Picture className={classes.picture} picture={picture} alt="" upTo="card" sizes="96px" />
        <div className={classes.words}>
          <Text fw={600} dir="auto">
            {address}
          </Text>
          <Text size="sm" c="dimmed">
            {resting ? texts.placePriceNotShown(shown) : `${shown.place}, ${shown.price}`}
          </Text>
        </div>
      </div>
      <Group mt="sm" gap="xs" grow preventGrowOverflow={false}>
        {answers.map(([answer, label]) => (
          <Button
            key={answer}
            h={48}
            px="xs"
            variant={answer === suggested ? 'filled' : 'default'}
            disabled={busy}
            aria-label={`${label}: ${address}`}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}

function NoSuchLink({ reason }: { reason: string }) {
  return (
    <NextStep failed title={texts.thatDidntWork()} to={paths.myListings()} label={texts.myListings()}>
      {reason}{' '}
      <RichText
        text={texts.alsoAnswerOnPage()}
        tags={{
          page: (words) => (
            <Anchor component={Link} to={paths.myListings()}>
              {words}
            </Anchor>
          ),
        }}
      />
    </NextStep>
  );
}
