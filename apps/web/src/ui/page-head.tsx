import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-head.module.css';

/** The head of a text page: title, a sentence, and an illustration on wide screens. */
export function PageHead({
  title,
  lead,
  picture,
}: {
  title: string;
  lead: ReactNode;
  picture?: { src: string; width: number; height: number };
}) {
  return (
    <div className={classes.band}>
      <Container className={classes.content}>
        <div>
          <Title order={1}>{title}</Title>
          <p className={classes.lead}>{lead}</p>
        </div>
        {picture && <img {...picture} alt="" className={`decoration ${classes.picture}`} />}
      </Container>
    </div>
  );
}
