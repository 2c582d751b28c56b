import * as texts from '@africanscity/messages/messages';
import { useBrand } from '../../../ui/brand.tsx';
import { Container } from '@mantine/core';
import { Deferred } from '../../../components/loading/deferred.tsx';
import { NoScripts } from '../../../components/notices/no-scripts.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import classes from './newsletter-block.module.css';

// Lazy: the form's libraries load when the visitor scrolls to it.
const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx'), Nothing);

/** The newsletter form at the end of a page. */
export function NewsletterBlock() {
  const { name, off } = useBrand();
  if (off?.includes('newsletter')) return null;
  return (
    <section className={classes.band} aria-labelledby="newsletter-title">
      <Container className={classes.content}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            {texts.firstKnow()}
          </h2>
          <p className={classes.text}>{texts.newsByEmail({ name })}</p>
        </div>
        <NoScripts>{texts.subscribingNeedsScripts()}</NoScripts>
        <Deferred label={texts.joinTheNewsletter()} className={`scripted ${classes.place}`}>
          <NewsletterForm />
        </Deferred>
      </Container>
    </section>
  );
}
