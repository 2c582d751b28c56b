import { Container, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** A link beside the title to the full list. */
  more?: ReactNode;
  ground?: 'plain' | 'warm' | 'sunken' | 'night';
  children: ReactNode;
}

/** A full-width section of a page with a heading. */
export function Section({ title, lead, more, ground = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-ground={ground} aria-labelledby={id}>
      <Container>
        <div className={classes.head}>
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {more}
        </div>
        {children}
      </Container>
    </section>
  );
}
