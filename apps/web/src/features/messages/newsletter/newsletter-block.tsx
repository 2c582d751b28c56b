import { Container } from '@mantine/core';
import { NewsletterForm } from './newsletter-form.tsx';
import classes from './newsletter-block.module.css';

/** An invitation to hear from the company by mail. */
export function NewsletterBlock() {
  return (
    <section className={classes.band} aria-labelledby="newsletter-title">
      <Container className={classes.content}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            Be the first to know
          </h2>
          <p className={classes.text}>New homes and news of AfricansCity by mail, now and then. One tap ends it.</p>
        </div>
        <NewsletterForm />
      </Container>
    </section>
  );
}
