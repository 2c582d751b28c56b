import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { SiteSettings } from '../features/administration/settings/site-settings.tsx';

export const loader = unlisted(texts.navLookupsSettings);

export default adminPage(texts.navLookupsSettings, SiteSettings, texts.settingsLead);
