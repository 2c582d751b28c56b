import * as texts from '@africanscity/messages/messages';
import { agreeViewing, blockEnquirer, closeEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { Enquiry } from '@africanscity/contracts/messages/enquiries';
import { viewingTime } from '@africanscity/contracts/messages/viewing-times';
import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { StateBadge } from '../../requests/state-badge.tsx';
import { AnswererChoice } from './answerer-choice.tsx';
import classes from './enquiries.module.css';
import { stateOf } from './enquiry-states.ts';
import { ThreadEntry } from './thread-entry.tsx';
import type { ThreadKey } from './thread-key.ts';
import { ReportThread } from './report-thread.tsx';
import { ViewingForm } from './viewing-form.tsx';
import { WriteForm } from './write-form.tsx';

interface ThreadProps {
  enquiry: Enquiry;
  which: ThreadKey;
  onChanged: () => Promise<void>;
}

/** A conversation about a listing for either side: its messages, the agreed viewing and the possible actions. */
export function Thread({ enquiry, which, onChanged }: ThreadProps) {
  const { may, side, proposal, viewingAt, timeZone, entries, blocked } = enquiry;
  const [form, setForm] = useState<'viewing' | 'report' | null>(null);
  const toggle = (asked: 'viewing' | 'report') => setForm((shown) => (shown === asked ? null : asked));
  /** Closes a form that was sent, if it is still the open one. */
  const sent = (closed: 'viewing' | 'report') => async () => {
    setForm((shown) => (shown === closed ? null : shown));
    await onChanged();
  };
  const agreeing = useAct(agreeViewing, {
    success: texts.viewingAgreedText(),
    stays: true,
    onDone: sent('viewing'),
  });
  const closing = useAct(closeEnquiry, { success: texts.conversationClosed(), onDone: onChanged });
  const blocking = useAct(blockEnquirer, {
    success: blocked ? texts.personUnblocked() : texts.personBlocked(),
    onDone: onChanged,
  });
  const momentText = (iso: string) => viewingTime(new Date(iso), timeZone);
  const proposed = proposal && proposal.by !== side && may.includes('agree') ? proposal : null;
  return (
    <article className={classes.thread} aria-labelledby="thread">
      <ThreadHead enquiry={enquiry} />
      <AnswererChoice enquiry={enquiry} onChanged={onChanged} />
      {viewingAt && <AgreedViewing moment={momentText(viewingAt)} calendar={enquiry.calendar} />}
      <ol className={classes.entries} aria-label={texts.messages()}>
        {entries.map((entry) => (
          <ThreadEntry key={entry.id} entry={entry} zone={timeZone} isOwn={entry.side === side} />
        ))}
      </ol>
      {proposed && (
        <div className={classes.box} role="group" aria-label={texts.proposedViewing()}>
          <Text fw={600}>{texts.nameProposesViewing({ name: enquiry.with, moment: momentText(proposed.at) })}</Text>
          <div className={classes.buttons}>
            <Button loading={agreeing.isPending} onClick={() => agreeing.mutate({ ...which, viewingAt: proposed.at })}>
              {texts.agree()}
            </Button>
          </div>
        </div>
      )}
      {may.includes('write') ? (
        <WriteForm which={which} onSent={onChanged} />
      ) : (
        <Text c="dimmed">{blocked ? texts.youBlockedPerson() : texts.conversationEnded()}</Text>
      )}
      <div className={classes.buttons}>
        {may.includes('propose') && (
          <Button variant="default" aria-expanded={form === 'viewing'} onClick={() => toggle('viewing')}>
            {viewingAt || proposal ? texts.proposeAnotherTime() : texts.proposeAViewing()}
          </Button>
        )}
        {may.includes('close') && (
          <Button variant="default" loading={closing.isPending} onClick={() => closing.mutate(which)}>
            {texts.closeConversation()}
          </Button>
        )}
        {side === 'owner' && (
          <Button
            variant="subtle"
            color="slate"
            loading={blocking.isPending}
            onClick={() => blocking.mutate({ id: String(enquiry.id), blocked: blocked ? 'false' : 'true' })}
          >
            {blocked ? texts.unblock() : texts.block()}
          </Button>
        )}
        {!enquiry.reported && (
          <Button variant="subtle" color="slate" aria-expanded={form === 'report'} onClick={() => toggle('report')}>
            {texts.report()}
          </Button>
        )}
      </div>
      {enquiry.reported && <Text c="dimmed">{texts.conversationReported()}</Text>}
      {form === 'viewing' && may.includes('propose') && (
        <ViewingForm zone={timeZone} which={which} onSent={sent('viewing')} />
      )}
      {form === 'report' && <ReportThread which={which} onSent={sent('report')} />}
    </article>
  );
}

function ThreadHead({ enquiry }: { enquiry: Enquiry }) {
  const { listing, state, phone, phoneLinks } = enquiry;
  return (
    <div>
      <div className={classes.head}>
        <Title order={2} size="h3" id="thread">
          {enquiry.with}
        </Title>
        <StateBadge state={stateOf(state, 0)} />
      </div>
      {listing ? (
        <Anchor component={Link} to={paths.property(listing.id)}>
          {listing.title}
        </Anchor>
      ) : (
        <Text c="dimmed">{texts.listingGoneSentence()}</Text>
      )}
      {phone && (
        <Text>
          <RichText
            text={texts.phoneIs({ number: phoneLinks?.international ?? phone })}
            tags={{ phone: (words) => (phoneLinks ? <Anchor href={phoneLinks.tel}>{words}</Anchor> : words) }}
          />
        </Text>
      )}
    </div>
  );
}

function AgreedViewing({ moment, calendar }: { moment: string; calendar: Enquiry['calendar'] }) {
  return (
    <Alert color="teal" title={texts.viewingAgreed()} icon={<IconCalendarDown aria-hidden />}>
      {moment}
      {calendar && (
        <>
          <br />
          <Anchor href={calendarLink(calendar)} download="viewing.ics">
            {texts.addToMyCalendar()}
          </Anchor>
        </>
      )}
    </Alert>
  );
}

function calendarLink(calendar: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
}
