import { Box, Container, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AccountNavigation } from './account-navigation.tsx';
import { RequireSession } from './require-session.tsx';

interface AccountPageProps {
  title: string;
  /** Maximum width of the content in pixels. Defaults to the usual page width. */
  size?: number;
  /** The main action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the account area: account navigation, title, content. */
export function AccountPage({ title, size, action, children }: AccountPageProps) {
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <AccountNavigation />
      <Group justify="space-between" mb="lg" maw={size}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {action}
      </Group>
      <Box maw={size}>
        <RequireSession>{children}</RequireSession>
      </Box>
    </Container>
  );
}
