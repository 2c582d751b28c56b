import { Box, Container, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AccountNavigation } from './account-navigation.tsx';
import { RequireSession } from './require-session.tsx';

interface AccountPageProps {
  title: string;
  /** Width of what the page is about, in pixels; as wide as pages are without one. */
  size?: number;
  /** Beside the title: what is begun here. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of an account: the way to the others, its title, and what only its holder sees. */
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
