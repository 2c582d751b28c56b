import { Container, Title } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { RequireSession } from '../components/require-session.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';

export function loader(): PageData {
  return { meta: { title: 'Your Profile', noIndex: true } };
}

export default function ProfilePage() {
  return (
    <Container size={760} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        Your Profile
      </Title>
      <RequireSession>
        <Profile />
      </RequireSession>
    </Container>
  );
}
