import { Group, Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  /** The purpose of the page, in one sentence. */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: title, buttons, then content over the full width. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <Group justify="space-between" align="flex-start" mb="lg">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </>
  );
}

/** Returns a page of the administration that shows one component. */
export const adminPage = (title: () => string, Content: ComponentType, lead?: () => string): ComponentType =>
  function Page() {
    return (
      <AdminPage title={title()} lead={lead?.()}>
        <Content />
      </AdminPage>
    );
  };
