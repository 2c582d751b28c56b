import { announcementEndpoints } from '@africanscity/contracts/announcements';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { deleteAnnouncement } from './delete-announcement.ts';
import { endAnnouncement } from './end-announcement.ts';
import { getAnnouncements, getUserAnnouncements } from './get-announcements.ts';
import { getAnnouncementsAll } from './get-announcements-all.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { saveAnnouncement } from './save-announcement.ts';

export function bindAnnouncements(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, announcementEndpoints, {
    getAnnouncements,
    getUserAnnouncements,
    getAnnouncementsAll,
    saveAnnouncement,
    publishAnnouncement,
    endAnnouncement,
    deleteAnnouncement,
  });
}
