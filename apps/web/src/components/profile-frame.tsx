import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../features/companies/directory/directory-frame.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { MessageForm as Form } from './message-form.tsx';
import { PageLinks } from './page-links.tsx';
import { PageBreadcrumbs } from './breadcrumbs.tsx';
import { ShownCount } from './shown-count.tsx';
import { OnDemand } from './on-demand.tsx';

// It is of no use before scripts run, and on a phone it stands far down.
const MessageForm = lazyPart(async () => ({ default: (await import('./message-form.tsx')).MessageForm }));

interface ProfileFrameProps {
  trail: Parameters<typeof PageBreadcrumbs>[0];
  profile: ReactNode;
  /** Whom a message reaches, and how it is sent; null when it would reach nobody. */
  message: Parameters<typeof Form>[0] | null;
  listings: Parameters<typeof ShownCount>[0]['page'] & Parameters<typeof PageLinks>[0]['page'];
  addressOf: (page: number) => string;
  /** The cards of the listings. */
  children: ReactNode;
  /** What is said after them. */
  about?: ReactNode;
}

/** The page of a company or a person: who they are, a form that reaches them, and their listings. */
export function ProfileFrame({ trail, profile, message, listings, addressOf, children, about }: ProfileFrameProps) {
  return (
    <Container className={classes.page}>
      <PageBreadcrumbs {...trail} />
      <div className={classes.columns}>
        <div className={classes.profile}>{profile}</div>
        {message && (
          <div className={classes.form}>
            <OnDemand label={`Write to ${message.to}`} className={classes.reserved}>
              <MessageForm {...message} />
            </OnDemand>
          </div>
        )}
        <section className={classes.listings} aria-labelledby="listings">
          <Title order={2} size="h3" id="listings">
            My Listings
          </Title>
          {listings.totalElements > 0 ? (
            <ShownCount page={listings} one="listing" many="listings" />
          ) : (
            <Text c="dimmed">Nothing is listed at the moment.</Text>
          )}
          {children}
          <PageLinks page={listings} addressOf={addressOf} />
        </section>
        {about && <div className={classes.about}>{about}</div>}
      </div>
    </Container>
  );
}
