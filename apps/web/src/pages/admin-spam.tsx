import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { SpamTable } from '../features/administration/spam-table.tsx';

export const loader = unlisted(texts.navSpam);

export default adminPage(texts.navSpam, SpamTable, texts.spamLead);
