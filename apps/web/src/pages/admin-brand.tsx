import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { BrandScreen } from '../features/administration/brand/brand-screen.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navBrand(), noIndex: true } };
}

export default function AdminBrand() {
  return (
    <AdminPage title={texts.navBrand()} lead={texts.brandLead()}>
      <BrandScreen />
    </AdminPage>
  );
}
