import * as texts from '@africanscity/messages/administration';
import { useBrand } from '../ui/brand.tsx';
import { exportSubscribers } from '@africanscity/contracts/messages/calls/newsletter';
import { useCall } from '../api/use-call.ts';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { DownloadFile } from '../components/tables/download-file.tsx';
import { SubscribersTable } from '../features/messages/newsletter/subscribers-table.tsx';

export const loader = unlisted(texts.navNewsletter);

export default function AdminNewsletter() {
  const { slug } = useBrand();
  const call = useCall();
  return (
    <AdminPage
      title={texts.navNewsletter()}
      lead={texts.newsletterLead()}
      actions={
        <DownloadFile
          label={texts.exportSubscribers()}
          fileName={`${slug}-subscribers.csv`}
          fetchFile={() => call(exportSubscribers, {})}
        />
      }
    >
      <SubscribersTable />
    </AdminPage>
  );
}
