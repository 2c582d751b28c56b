import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { UsersTable } from '../features/administration/users-table.tsx';

export const loader = unlisted(texts.navUsers);

export default adminPage(texts.navUsers, UsersTable);
