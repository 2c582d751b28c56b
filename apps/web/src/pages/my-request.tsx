import { Container, Title } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { LinkedRequest } from '../features/requests/linked-request.tsx';

export function loader(): PageData {
  return { meta: { title: 'Your request', noIndex: true } };
}

export default function MyRequest() {
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        Your request
      </Title>
      <LinkedRequest />
    </Container>
  );
}
