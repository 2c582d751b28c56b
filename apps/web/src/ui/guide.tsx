import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './guide.module.css';
import { Prose } from './prose.tsx';

export interface GuideChapter {
  /** Fragment of the chapter's URL. */
  id: string;
  title: string;
  text: ReactNode;
}

/** A long text in chapters, with a table of contents beside it. */
export function Guide({ chapters, end }: { chapters: GuideChapter[]; end?: ReactNode }) {
  return (
    <Container className={classes.guide}>
      <nav aria-label="On this page" className={classes.contents}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {chapters.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
        {end}
      </Prose>
    </Container>
  );
}
