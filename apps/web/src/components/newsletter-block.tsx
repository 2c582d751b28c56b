import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { paths } from '../app/paths.ts';
import classes from './newsletter-block.module.css';

/** An invitation to hear from the company. */
export function NewsletterBlock() {
  const session = useSession();
  return (
    <section className={classes.band} aria-labelledby="newsletter-title">
      <Container className={classes.content}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            Be the first to know
          </h2>
          <p className={classes.text}>
            Tell us what you are looking for, and keep the homes you like in one place. An account costs nothing.
          </p>
        </div>
        <div className={classes.actions}>
          {session ? (
            <Button component={Link} to={paths.favorite} size="md" color="slate.9">
              My favorites
            </Button>
          ) : (
            <Button component={Link} to={paths.register} size="md" color="slate.9">
              Create a free account
            </Button>
          )}
          <Link to={paths.request} className={classes.link}>
            Request a property
          </Link>
        </div>
      </Container>
    </section>
  );
}
