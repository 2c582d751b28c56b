import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './titled-sections.module.css';

/** The titled sections of a page, below each other. */
export function TitledSections({ children }: { children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}

interface TitledSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled section: on wide screens the title is beside the content. */
export function TitledSection({ title, lead, children }: TitledSectionProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <header>
        <Title order={2} size="h4">
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" size="sm" mt={4}>
            {lead}
          </Text>
        )}
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
