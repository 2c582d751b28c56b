import * as texts from '@africanscity/messages/administration';
import { Stack, Title } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { FailedJobs, FailedMails } from '../features/administration/failures.tsx';

export const loader = unlisted(texts.navFailures);

export default function AdminFailures() {
  return (
    <AdminPage title={texts.navFailures()} lead={texts.failuresLead()}>
      <Stack gap="xl">
        <section aria-labelledby="mails">
          <Title order={2} size="h3" mb="sm" id="mails">
            {texts.emailsOfMonth()}
          </Title>
          <FailedMails />
        </section>
        <section aria-labelledby="jobs">
          <Title order={2} size="h3" mb="sm" id="jobs">
            {texts.jobsOfDay()}
          </Title>
          <FailedJobs />
        </section>
      </Stack>
    </AdminPage>
  );
}
