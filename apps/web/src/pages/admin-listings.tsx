import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { ListingsTable } from '../features/moderation/listings-table.tsx';

export const loader = unlisted(texts.navListings);

export default adminPage(texts.navListings, ListingsTable, texts.listingsLead);
