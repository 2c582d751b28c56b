import { useBrand } from '../../../ui/brand.tsx';
import { Container } from '@mantine/core';
import { Deferred } from '../../../components/loading/deferred.tsx';
import { NoScripts } from '../../../components/notices/no-scripts.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import classes from './newsletter-block.module.css';

// Lazy: the form's libraries load when the visitor scrolls to it.
const NewsletterForm = lazyPart(
  async () => ({ default: (await import('./newsletter-form.tsx')).NewsletterForm }),
  Nothing,
);

/** The newsletter form at the end of a page. */
export function NewsletterBlock() {
  const { name, off } = useBrand();
  if (off?.includes('newsletter')) return null;
  return (
    <section className={classes.band} aria-labelledby="newsletter-title">
      <Container className={classes.content}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            Be the first to know
          </h2>
          <p className={classes.text}>New homes and news from {name} by email, occasionally. Unsubscribe any time.</p>
        </div>
        <NoScripts>To subscribe, switch on JavaScript in this browser.</NoScripts>
        <Deferred label="Join the newsletter" className={`scripted ${classes.place}`}>
          <NewsletterForm />
        </Deferred>
      </Container>
    </section>
  );
}
