import * as texts from '@africanscity/messages/site';
import { Container } from '@mantine/core';
import classes from './guide.module.css';
import { ProseHtml } from './prose.tsx';

interface GuideProps {
  /** Headings of the text, by the ids of their elements. */
  chapters: { id: string; title: string }[];
  /** The text, safe to show. */
  html: string;
  /** Code of its language. */
  lang: string;
  /** A line below the text. */
  end?: string;
}

/** Chapters of a text that needs no table of contents. */
const mostWithoutContents = 2;

/** A long text, with a table of contents beside it if it has many chapters. */
export function Guide({ chapters, html, lang, end }: GuideProps) {
  if (chapters.length <= mostWithoutContents) {
    return (
      <Container className={classes.short}>
        <ProseHtml html={html} lang={lang} />
        {end && <p className={classes.end}>{end}</p>}
      </Container>
    );
  }
  return (
    <Container className={classes.guide}>
      <nav aria-label={texts.onThisPage()} className={classes.contents}>
        <ol lang={lang} dir="auto">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <ProseHtml html={html} lang={lang} />
        {end && <p className={classes.end}>{end}</p>}
      </div>
    </Container>
  );
}
