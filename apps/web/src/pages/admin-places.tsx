import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { PlaceTables } from '../features/administration/places/place-tables.tsx';

export const loader = unlisted(texts.navPlaces);

export default adminPage(texts.navPlaces, PlaceTables, texts.placesLead);
