import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-head.module.css';

/** The head of a text page: title, a sentence, and an illustration on wide screens. */
export function PageHead({
  title,
  lead,
  picture,
  order = 1,
}: {
  title: string;
  lead: ReactNode;
  picture?: { src: string; width: number; height: number };
  /** Level of the heading. */
  order?: 1 | 2;
}) {
  return (
    <div className={classes.band}>
      <Container className={classes.content}>
        <div>
          <Title order={order}>{title}</Title>
          <p className={classes.lead} dir="auto">
            {lead}
          </p>
        </div>
        {picture && <img {...picture} alt="" className={`decoration ${classes.picture}`} />}
      </Container>
    </div>
  );
}
