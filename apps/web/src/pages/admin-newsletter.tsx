import { useBrand } from '../ui/brand.tsx';
import { exportSubscribers } from '@africanscity/contracts/messages/calls/newsletter';
import { useCall } from '../api/use-call.ts';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { DownloadFile } from '../components/tables/download-file.tsx';
import { SubscribersTable } from '../features/messages/newsletter/subscribers-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Newsletter', noIndex: true } };
}

export default function AdminNewsletter() {
  const { slug } = useBrand();
  const call = useCall();
  return (
    <AdminPage
      title="Newsletter"
      lead="Newsletter subscribers. Announcements go to confirmed subscribers."
      actions={
        <DownloadFile
          label="Export subscribers"
          fileName={`${slug}-subscribers.csv`}
          fetchFile={() => call(exportSubscribers, {})}
        />
      }
    >
      <SubscribersTable />
    </AdminPage>
  );
}
