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
        New announcement
      </Button>
      <DataTable
        title="Announcements"
        endpoint={getAnnouncementsAll}
        searchLabel="Title"
        nameOf={({ title }) => title}
        columns={[
          { title: 'Title', show: ({ title }) => title, wrap: 'anywhere', sortBy: 'title' },
          { title: 'State', show: ({ state }) => announcementStates[state]() },
          { title: 'Seen by', show: ({ audience }) => announcementAudiences[audience]() },
          { title: 'From', show: ({ startsAt, publishedAt }) => showTime(startsAt ?? publishedAt) },
          { title: 'Until', show: ({ endsAt }) => showTime(endsAt) },
          { title: 'Mails', show: (row) => <Mails row={row} /> },
        ]}
        actions={(row) => actionsOf(row, setOpen)}
        empty="No announcements yet. Write the first one."
      />
      {open && (open.what === 'new' || open.what === 'edit') && (
        <AnnouncementDialog draft={open.what === 'edit' ? open.row : null} onSaved={refresh} onClose={close} />
      )}
      {open?.what === 'publish' && (
        <ReasonDialog
          title="Publish this announcement?"
          confirm="Publish"
          send={async () => {
            await call(publishAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          “{open.row.title}” is shown to {announcementAudiences[open.row.audience]().toLowerCase()}
          {open.row.mailTo === 'nobody' ? '' : `, and emailed to ${announcementMails[open.row.mailTo]().toLowerCase()}`}
          . After that you can only end it, not change it.
        </ReasonDialog>
      )}
      {open?.what === 'end' && (
        <ReasonDialog
          title="End this announcement?"
          confirm="End announcement"
          danger
          send={async () => {
            await call(endAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          “{open.row.title}” leaves the site, and no more mails are written of it.
        </ReasonDialog>
      )}
      {open?.what === 'delete' && (
        <ReasonDialog
          title="Delete this draft?"
          confirm="Delete"
          danger
          send={async () => {
            await call(deleteAnnouncement, { id: String(open.row.id) });
            await refresh();
            close();
          }}
          onClose={close}
        >
          “{open.row.title}” is deleted for good.
        </ReasonDialog>
      )}
    </>
  );
}

function actionsOf(row: AnnouncementRow, setOpen: (open: Open) => void): RowAction[] {
  if (row.state === 'draft') {
    return [
      { label: 'Edit', onClick: () => setOpen({ what: 'edit', row }) },
      { label: 'Publish', onClick: () => setOpen({ what: 'publish', row }) },
      { label: 'Delete', danger: true, onClick: () => setOpen({ what: 'delete', row }) },
    ];
  }
  return row.state === 'ended' ? [] : [{ label: 'End', danger: true, onClick: () => setOpen({ what: 'end', row }) }];
}

function Mails({ row: { mailTo, mails, state } }: { row: AnnouncementRow }) {
  if (mailTo === 'nobody') return 'None';
  if (!mails) return state === 'draft' || state === 'planned' ? announcementMails[mailTo]() : 'Starting soon';
  const { recipients, sent, leftOut, failed } = mails;
  const done = sent + leftOut + failed;
  const rest = [leftOut && `${leftOut} skipped`, failed && `${failed} failed`].filter(Boolean).join(', ');
  return (
    <>
      <Text size="sm">
        {sent} of {recipients} sent{rest && `, ${rest}`}
      </Text>
      <Progress value={recipients ? (100 * done) / recipients : 100} aria-label="Emails sent" mt={4} />
    </>
  );
}
