import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { MessagesTable } from '../features/messages/messages-table.tsx';

export const loader = unlisted(texts.navMessages);

export default adminPage(texts.navMessages, MessagesTable, texts.messagesLead);
