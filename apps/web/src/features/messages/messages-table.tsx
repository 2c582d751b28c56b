import * as texts from '@africanscity/messages/messages';
import { maxMessageLength } from '@africanscity/contracts/values';
import type { ContactMessageRow } from '@africanscity/contracts/messages/messages';
import {
  answerContactMessage,
  getContactMessages,
  handleContactMessage,
} from '@africanscity/contracts/messages/calls/contact';
import { Anchor, Badge, Spoiler, Text } from '@mantine/core';
import '@mantine/core/styles/Spoiler.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '../../ui/person-name.ts';
import { useCall } from '../../api/use-call.ts';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { markActs } from '../../components/tables/row-plan.ts';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { MailDialog } from '../../components/dialogs/mail-dialog.tsx';
import { readYesOrNo } from './read-yes-or-no.ts';
import { showToast } from '../../components/notices/toast.ts';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import classes from './messages-table.module.css';
import { showDay } from '../../ui/show-time.ts';

/** Messages to the company. Administrators answer them by email from here. */
export function MessagesTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { query } = useTableAddress();
  const { batch, running, run, dismiss } = useRowBatch();
  const [answered, setAnswered] = useState<ContactMessageRow | null>(null);
  const setHandled = ({ id }: ContactMessageRow, handled: boolean) =>
    call(handleContactMessage, { id: String(id), handled: handled ? 'true' : 'false' });
  const handle = useMutation({
    mutationFn: (row: ContactMessageRow) => setHandled(row, !row.handledAt),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.messages()}
        endpoint={getContactMessages}
        input={{ handled: readYesOrNo(query.get('handled')) }}
        searchLabel={texts.nameEmailOrText()}
        nameOf={nameOf}
        filters={
          <AddressChoice
            name="handled"
            label={texts.state()}
            all={texts.allMessages()}
            choices={{ false: texts.waiting(), true: texts.done() }}
          />
        }
        columns={[
          {
            title: texts.from(),
            sortBy: 'surname',
            text: (row) => [senderName(row), row.email].join('\n'),
            show: (row) => <Sender row={row} />,
            wrap: 'anywhere',
          },
          { title: texts.message(), text: messageText, show: (row) => <Message row={row} />, wrap: 'anywhere' },
          { title: texts.date(), sortBy: 'createdAt', show: (row) => showDay(row.createdAt), wrap: 'never' },
          {
            title: texts.state(),
            text: stateText,
            show: (row) => (
              <Badge variant="light" color={row.handledAt ? 'green' : 'yellow'}>
                {stateText(row)}
              </Badge>
            ),
          },
        ]}
        busy={running}
        bulk={markActs<ContactMessageRow>({
          nameOf,
          isMarked: ({ handledAt }) => handledAt !== null,
          mark: setHandled,
          set: { label: texts.markAsDone(), outcome: texts.markedAsDone },
          remove: { label: texts.markAsWaiting(), outcome: texts.markedAsWaiting },
          run,
        })}
        actions={(row) => [
          { label: texts.answer(), onClick: () => setAnswered(row) },
          { label: row.handledAt ? texts.markAsWaiting() : texts.markAsDone(), onClick: () => handle.mutate(row) },
        ]}
      />
      {answered && (
        <MailDialog
          to={answered.id}
          title={texts.replyTo({ name: senderName(answered) })}
          about={
            <Text dir="auto" lineClamp={6}>
              “{answered.message}”
            </Text>
          }
          maxLength={maxMessageLength}
          send={async (message) => {
            await call(answerContactMessage, { id: String(answered.id), message });
            await queryClient.invalidateQueries();
          }}
          onClose={() => setAnswered(null)}
        />
      )}
    </>
  );
}

function Sender({ row }: { row: ContactMessageRow }) {
  return (
    <>
      {senderName(row)}
      <br />
      <Anchor href={`mailto:${row.email}`} size="sm">
        {row.email}
      </Anchor>
    </>
  );
}

function Message({ row }: { row: ContactMessageRow }) {
  return (
    <Spoiler maxHeight={120} showLabel={texts.showAll()} hideLabel={texts.showLess()}>
      {row.subject && <Text fw={600}>{row.subject}</Text>}
      <div dir="auto" className={classes.message}>
        {row.message}
      </div>
      {row.answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <Text size="sm" c="dimmed">
            {answerTitle(answer)}
          </Text>
          {answer.message}
        </div>
      ))}
    </Spoiler>
  );
}

function nameOf(row: ContactMessageRow): string {
  return texts.messageOf({ name: senderName(row) });
}

function senderName(row: ContactMessageRow): string {
  return personName({ title: null, ...row });
}

function stateText({ handledAt }: ContactMessageRow): string {
  return handledAt ? texts.done() : texts.waiting();
}

function answerTitle({ author, createdAt }: ContactMessageRow['answers'][number]): string {
  return texts.answeredOn({ author, day: showDay(createdAt) });
}

/** A message and its answers as lines. */
function messageText({ subject, message, answers }: ContactMessageRow): string {
  return [subject, message, ...answers.flatMap((answer) => [answerTitle(answer), answer.message])]
    .filter(Boolean)
    .join('\n');
}
