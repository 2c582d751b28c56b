import { Box, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormFrame } from './form-frame.tsx';

/** A page with one task, in a column that a thumb reaches across. */
export function NarrowPage({
  title,
  lead,
  children,
  size = 460,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  size?: number;
}) {
  return (
    <Container size={size} py={{ base: 'lg', sm: 48 }}>
      <Title order={1} size="h2">
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mt={6}>
          {lead}
        </Text>
      )}
      <Box mt="lg">
        <FormFrame>{children}</FormFrame>
      </Box>
    </Container>
  );
}
