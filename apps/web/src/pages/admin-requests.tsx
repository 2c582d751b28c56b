import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { RequestsTable } from '../features/requests/requests-table.tsx';

export const loader = unlisted(texts.navRequests);

export default adminPage(texts.navRequests, RequestsTable, texts.requestsLead);
