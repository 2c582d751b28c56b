import * as texts from '@africanscity/messages/messages';
import type { Announcement } from '@africanscity/contracts/messages/announcements';
import { getAnnouncements, getUserAnnouncements } from '@africanscity/contracts/messages/calls/announcements';
import { ActionIcon, Container } from '@mantine/core';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import classes from './announcements.module.css';
import { dismissedAnnouncements, markOf } from './dismissed-announcements.ts';

const tenMinutes = 600_000;

/**
 * The company's announcements above the page, until the visitor dismisses them on this device. One that arrives while a
 * page is open waits for the next page: it would move this one away from under a finger.
 */
export function Announcements() {
  const session = useSession();
  const { pathname } = useLocation();
  const { data: forEveryone = [] } = useQuery({ ...operation(getAnnouncements, {}), staleTime: tenMinutes });
  const { data: forUsers = [] } = useQuery({
    ...operation(getUserAnnouncements, {}),
    enabled: session !== null,
    staleTime: tenMinutes,
  });
  const dismissed = useSyncExternalStore(dismissedAnnouncements.subscribe, dismissedAnnouncements.read, () => '').split(
    ' ',
  );
  const arrived = [...(session ? forUsers : []), ...forEveryone];
  const [opened, setOpened] = useState({ pathname, announcements: arrived });
  if (opened.pathname !== pathname) setOpened({ pathname, announcements: arrived });
  const shown = opened.announcements.filter(({ id }) => !dismissed.includes(markOf(id)));
  if (shown.length === 0) return null;
  return (
    <div role="region" aria-label={texts.announcementsTitle()}>
      {shown.map((announcement) => (
        <AnnouncementBar
          key={announcement.id}
          announcement={announcement}
          onDismiss={() => dismissedAnnouncements.add(announcement.id)}
        />
      ))}
    </div>
  );
}

interface AnnouncementBarProps {
  announcement: Pick<Announcement, 'title' | 'text'> & { id?: number };
  /** Without it the bar is a preview. */
  onDismiss?: () => void;
}

export function AnnouncementBar({ announcement: { id, title, text }, onDismiss }: AnnouncementBarProps) {
  return (
    <div className={classes.bar} data-announcement={id && markOf(id)}>
      {/* The document's inline script sets the dismissed ids on the root element before other scripts run. */}
      {id && <style>{ruleThatHides(markOf(id))}</style>}
      <Container className={classes.content}>
        <IconSpeakerphone size={22} aria-hidden className={classes.icon} />
        <p dir="auto" className={classes.text}>
          <strong dir="auto">{title}</strong> {text}
        </p>
        {onDismiss && (
          <ActionIcon
            variant="subtle"
            size={44}
            className={classes.close}
            aria-label={texts.dismissAnnouncement({ title })}
            onClick={onDismiss}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        )}
      </Container>
    </div>
  );
}

function ruleThatHides(mark: string): string {
  return `[data-dismissed~=${mark}] [data-announcement=${mark}]{display:none}`;
}
