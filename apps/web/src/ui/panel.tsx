import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** Where many stand together, as in the administration. */
  compact?: boolean;
  children: ReactNode;
}

/** A titled part of a page, in a frame. */
export function Panel({ title, lead, compact, children }: PanelProps) {
  const below = compact ? 'sm' : 'md';
  return (
    <Paper
      withBorder
      shadow={compact ? undefined : 'sm'}
      p={{ base: 'md', sm: compact ? 'lg' : 'xl' }}
      component="section"
      aria-label={title}
    >
      <Title order={2} size={compact ? 'h4' : 'h3'} mb={lead ? 4 : below}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" size="sm" mb={below}>
          {lead}
        </Text>
      )}
      {children}
    </Paper>
  );
}
