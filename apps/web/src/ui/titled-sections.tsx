import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './titled-sections.module.css';

/** The parts of a page, one below the other. */
export function TitledSections({ children }: { children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}

interface TitledSectionProps {
  title: string;
  /** A line below the title. */
  lead?: string;
  children: ReactNode;
}

/** A titled part of a page: where there is room, what it is about stands beside what is done there. */
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
