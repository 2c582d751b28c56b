import { Stack, Title } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { FailedJobs, FailedMails } from '../features/administration/failures.tsx';

export function loader(): PageData {
  return { meta: { title: 'Failures', noIndex: true } };
}

export default function AdminFailures() {
  return (
    <AdminPage title="Failures" lead="Emails that were not delivered, and jobs that failed after all retries.">
      <Stack gap="xl">
        <section aria-labelledby="mails">
          <Title order={2} size="h3" mb="sm" id="mails">
            Emails of the last 30 days
          </Title>
          <FailedMails />
        </section>
        <section aria-labelledby="jobs">
          <Title order={2} size="h3" mb="sm" id="jobs">
            Jobs of the last day
          </Title>
          <FailedJobs />
        </section>
      </Stack>
    </AdminPage>
  );
}
