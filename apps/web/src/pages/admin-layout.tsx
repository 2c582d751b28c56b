import { Container, Stack, Tabs, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { RequireAdmin } from '../components/require-admin.tsx';
import { FeedbackTable } from '../features/admin/feedback-table.tsx';
import { ListingsTable } from '../features/admin/listings-table.tsx';
import { Totals } from '../features/admin/totals.tsx';
import { UsersTable } from '../features/admin/users-table.tsx';

const views = { listings: ListingsTable, users: UsersTable, feedback: FeedbackTable } as const;
const titles: Record<keyof typeof views, string> = { listings: 'Listings', users: 'Users', feedback: 'Feedback' };

export function loader(): PageData {
  return { meta: { title: 'Administration', noIndex: true } };
}

export default function AdminLayout() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view') ?? '';
  const view = asked in views ? (asked as keyof typeof views) : 'listings';
  const View = views[view];
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        Administration
      </Title>
      <RequireAdmin>
        <Stack gap="xl">
          <Totals />
          <Tabs value={view} onChange={(next) => setSearch({ view: next ?? 'listings' })}>
            <Tabs.List>
              {Object.entries(titles).map(([name, title]) => (
                <Tabs.Tab key={name} value={name}>
                  {title}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value={view} pt="md">
              <View />
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </RequireAdmin>
    </Container>
  );
}
