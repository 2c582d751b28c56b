import { Container } from '@mantine/core';
import { OnDemand } from '../../../components/on-demand.tsx';
import { NoScripts } from '../../../components/no-scripts.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import classes from './newsletter-block.module.css';

// At the foot of a long page: what forms need is fetched by those who come so far.
const NewsletterForm = lazyPart(
  async () => ({ default: (await import('./newsletter-form.tsx')).NewsletterForm }),
  Nothing,
);

/** An invitation to hear from the company by mail. */
export function NewsletterBlock() {
  return (
    <section className={classes.band} aria-labelledby="newsletter-title">
      <Container className={classes.content}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            Be the first to know
          </h2>
          <p className={classes.text}>
            New homes and news from AfricansCity by email, occasionally. Unsubscribe any time.
          </p>
        </div>
        <NoScripts>Joining needs JavaScript, which is switched off in this browser.</NoScripts>
        <OnDemand label="Join the newsletter" className={`scripted ${classes.place}`}>
          <NewsletterForm />
        </OnDemand>
      </Container>
    </section>
  );
}
