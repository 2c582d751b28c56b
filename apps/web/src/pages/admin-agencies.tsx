import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { AgenciesTable } from '../features/companies/agencies-table.tsx';

export const loader = unlisted(texts.navAgencies);

export default adminPage(texts.navAgencies, AgenciesTable, texts.agenciesLead);
