import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { BrandScreen } from '../features/administration/brand/brand-screen.tsx';

export const loader = unlisted(texts.navBrand);

export default function AdminBrand() {
  return (
    <AdminPage title={texts.navBrand()} lead={texts.brandLead()}>
      <BrandScreen />
    </AdminPage>
  );
}
