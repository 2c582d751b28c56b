import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { BrandScreen } from '../features/administration/brand/brand-screen.tsx';

export const loader = unlisted(texts.navBrand);

export default adminPage(texts.navBrand, BrandScreen, texts.brandLead);
