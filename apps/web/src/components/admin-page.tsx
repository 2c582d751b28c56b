import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: its title, then its content over the whole width. */
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
