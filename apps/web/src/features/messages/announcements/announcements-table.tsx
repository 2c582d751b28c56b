import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/messages';
import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import {
  deleteAnnouncement,
  endAnnouncement,
  getAnnouncements,
  getAnnouncementsAll,
  publishAnnouncement,
} from '@africanscity/contracts/messages/calls/announcements';
import { announcementAudiences, announcementMails, announcementStates } from '@africanscity/contracts/messages/values';
import { Button, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import type { RowAction } from '../../../components/tables/row-actions.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { showTime } from '../../../ui/show-time.ts';

type Open = { what: 'edit' | 'publish' | 'end' | 'delete'; row: AnnouncementRow } | { what: 'new' } | null;

const lookAgainMs = 5_000;

/** All announcements. Administrators write, publish and delete drafts here, and see the progress of the emails. */
export function AnnouncementsTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: [getAnnouncementsAll.name] });
    await queryClient.invalidateQueries({ queryKey: [getAnnouncements.name] });
  };
  useEffect(() => {
    // Refetches while emails are being sent.
    const timer = setInterval(() => {
      if (!document.hidden) void queryClient.invalidateQueries({ queryKey: [getAnnouncementsAll.name] });
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [queryClient]);

  return (
    <>
      <Button mb="md" onClick={() => setOpen({ what: 'new' })}>
        {texts.newAnnouncement()}
      </Button>
      <DataTable
        title={texts.announcementsTitle()}
        endpoint={getAnnouncementsAll}
        searchLabel={texts.announcementTitle()}
        nameOf={({ title }) => title}
        columns={[
          { title: texts.announcementTitle(), show: ({ title }) => title, wrap: 'anywhere', sortBy: 'title' },
          { title: texts.announcementState(), show: ({ state }) => announcementStates[state]() },
          { title: texts.seenBy(), show: ({ audience }) => announcementAudiences[audience]() },
          { title: texts.shownFrom(), show: ({ startsAt, publishedAt }) => showTime(startsAt ?? publishedAt) },
          { title: texts.shownUntil(), show: ({ endsAt }) => showTime(endsAt) },
          { title: texts.mails(), text: mailsText, show: (row) => <Mails row={row} /> },
        ]}
        actions={(row) => actionsOf(row, setOpen)}
        empty={texts.noAnnouncementsYet()}
      />
      {open && (open.what === 'new' || open.what === 'edit') && (
        <AnnouncementDialog draft={open.what === 'edit' ? open.row : null} onSaved={refresh} onClose={close} />
      )}
      {open?.what === 'publish' && (
        <ReasonDialog
          title={texts.publishQuestion()}
          confirm={texts.publish()}
          send={async () => {
            await call(publishAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          {publicationEffect(open.row)}
        </ReasonDialog>
      )}
      {open?.what === 'end' && (
        <ReasonDialog
          title={texts.endQuestion()}
          confirm={texts.endAnnouncement()}
          danger
          send={async () => {
            await call(endAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          {texts.endEffect({ title: open.row.title })}
        </ReasonDialog>
      )}
      {open?.what === 'delete' && (
        <ReasonDialog
          title={texts.deleteQuestion()}
          confirm={texts.deleteDraft()}
          danger
          send={async () => {
            await call(deleteAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          {texts.deleteEffect({ title: open.row.title })}
        </ReasonDialog>
      )}
    </>
  );
}

function publicationEffect({ title, audience, mailTo }: AnnouncementRow): string {
  const shown = { title, audience: announcementAudiences[audience]().toLowerCase() };
  return mailTo === 'nobody'
    ? texts.publishEffect(shown)
    : texts.publishAndEmailEffect({ ...shown, recipients: announcementMails[mailTo]().toLowerCase() });
}

function actionsOf(row: AnnouncementRow, setOpen: (open: Open) => void): RowAction[] {
  if (row.state === 'draft') {
    return [
      { label: texts.edit(), onClick: () => setOpen({ what: 'edit', row }) },
      { label: texts.publish(), onClick: () => setOpen({ what: 'publish', row }) },
      { label: texts.deleteDraft(), danger: true, onClick: () => setOpen({ what: 'delete', row }) },
    ];
  }
  return row.state === 'ended'
    ? []
    : [{ label: texts.end(), danger: true, onClick: () => setOpen({ what: 'end', row }) }];
}

function mailsText({ mailTo, mails, state }: AnnouncementRow): string {
  if (mailTo === 'nobody') return texts.noMails();
  if (!mails) return state === 'draft' || state === 'planned' ? announcementMails[mailTo]() : texts.startingSoon();
  const { recipients, sent, leftOut, failed } = mails;
  return withCommas([
    texts.sentOf({ sent: String(sent), recipients: String(recipients) }),
    leftOut && texts.skipped({ count: leftOut }),
    failed && texts.failed({ count: failed }),
  ]);
}

function Mails({ row }: { row: AnnouncementRow }) {
  if (row.mailTo === 'nobody' || !row.mails) return mailsText(row);
  const { recipients, sent, leftOut, failed } = row.mails;
  const done = sent + leftOut + failed;
  return (
    <>
      <Text size="sm">{mailsText(row)}</Text>
      <Progress value={recipients ? (100 * done) / recipients : 100} aria-label={texts.emailsSent()} mt={4} />
    </>
  );
}
