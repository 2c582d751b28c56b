import * as texts from '@africanscity/messages/administration';
import { Stack, Title } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AttentionList } from '../features/administration/attention-list.tsx';
import { OverviewNumbers } from '../features/administration/overview-numbers.tsx';
import { Timeline } from '../features/administration/timeline.tsx';

export const loader = unlisted(texts.administration);

export default function AdminOverview() {
  return (
    <AdminPage title={texts.navOverview()}>
      <Stack gap="xl">
        <section aria-labelledby="waiting">
          <Title order={2} size="h3" mb="sm" id="waiting">
            {texts.needsAttention()}
          </Title>
          <AttentionList />
        </section>
        <section aria-labelledby="numbers">
          <Title order={2} size="h3" mb="sm" id="numbers">
            {texts.onTheSite()}
          </Title>
          <Stack gap="sm">
            <OverviewNumbers />
          </Stack>
        </section>
        <Timeline />
      </Stack>
    </AdminPage>
  );
}
