import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { Button, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import classes from './directory-frame.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type Form from './message-form.tsx';
import { PageLinks } from '../../../components/navigation/page-links.tsx';
import { PageBreadcrumbs } from '../../../components/navigation/breadcrumbs.tsx';
import { ShownCount } from './shown-count.tsx';
import { Deferred } from '../../../components/loading/deferred.tsx';

// Deferred: the form needs scripts and is far down on a phone.
const MessageForm = lazyPart(() => import('./message-form.tsx'));

interface ProfileFrameProps {
  trail: Parameters<typeof PageBreadcrumbs>[0];
  profile: ReactNode;
  /** The recipient and the send function of the form; null when the profile cannot receive messages. */
  message: Parameters<typeof Form>[0] | null;
  listings: Parameters<typeof ShownCount>[0]['page'] & Parameters<typeof PageLinks>[0]['page'];
  addressOf: (page: number) => string;
  /** Cards of the listings. */
  children: ReactNode;
  /** Text after the listings. */
  about?: ReactNode;
}

/** The page of a company or a user: profile, message form and listings. */
export function ProfileFrame({ trail, profile, message, listings, addressOf, children, about }: ProfileFrameProps) {
  return (
    <Container className={classes.page}>
      <PageBreadcrumbs {...trail} />
      <div className={classes.columns}>
        <div className={classes.profile}>
          {profile}
          {message && (
            <Button component="a" href="#write" variant="default" h={44} className={`scripted ${classes.write}`}>
              {texts.writeTo({ to: message.to })}
            </Button>
          )}
        </div>
        {message && (
          <div className={classes.form} id="write">
            <Deferred label={texts.writeTo({ to: message.to })} className={classes.reserved}>
              <MessageForm {...message} />
            </Deferred>
          </div>
        )}
        <section className={classes.listings} aria-labelledby="listings">
          <Title order={2} size="h3" id="listings">
            {texts.listingsOf({ name: trail.here })}
          </Title>
          {listings.totalElements > 0 ? (
            <ShownCount page={listings} showing={texts.showingListings} />
          ) : (
            <>
              <Text c="dimmed">{texts.noListingsRightNow()}</Text>
              <Button component={Link} to={paths.properties()} h={44} mt="md">
                {siteTexts.browseProperties()}
              </Button>
            </>
          )}
          {children}
          <PageLinks page={listings} addressOf={addressOf} />
        </section>
        {about && <div className={classes.about}>{about}</div>}
      </div>
    </Container>
  );
}
