import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { AdTasksTable } from '../features/payments/ads/ad-tasks-table.tsx';

export const loader = unlisted(texts.navAdsToPlace);

export default adminPage(texts.navAdsToPlace, AdTasksTable, texts.adsLead);
