import { Box, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormFrame } from './form-frame.tsx';
import classes from './narrow-page.module.css';

interface NarrowPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Maximum width of the column in pixels. */
  size?: number;
  /** Optional content beside the column on wide screens. */
  beside?: ReactNode;
}

/** A page with one task, in a narrow column. */
export function NarrowPage({ title, lead, children, size = 460, beside }: NarrowPageProps) {
  return (
    <Container
      size={size}
      py={{ base: 'lg', sm: 48 }}
      className={beside ? classes.paired : undefined}
      style={{ '--task': `${size}px` }}
    >
      <div>
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
      </div>
      {beside && <aside className={classes.beside}>{beside}</aside>}
    </Container>
  );
}
