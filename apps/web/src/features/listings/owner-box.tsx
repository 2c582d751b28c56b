import type { Listing } from '@africanscity/contracts/listings';
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconBuilding, IconLock, IconUser } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { OwnerContacts } from './owner-contacts.tsx';
import { useContacts } from './use-contacts.ts';
import classes from './owner-box.module.css';

/** Who offers the listing, and for people who are logged in how to reach them. */
export function OwnerBox({ listing, message }: { listing: Listing; message: string }) {
  const { session, detailed, error, retry } = useContacts(listing);
  const { pathname, search } = useLocation();
  const { company } = listing;
  const agency = listing.role === 'REAL_ESTATE' ? listing.stateName : null;
  return (
    <section className={classes.box} aria-labelledby="owner">
      <div className={classes.who}>
        <span className={classes.portrait} aria-hidden>
          {agency ? <IconBuilding /> : <IconUser />}
        </span>
        <div>
          <Title order={2} size="h4" id="owner">
            {listing.user.fullname}
          </Title>
          <Text size="sm" c="dimmed">
            {company ? (
              <Anchor component={Link} to={paths.company({ id: company.id })} inherit>
                {company.name}
              </Anchor>
            ) : (
              (agency ?? 'Owner')
            )}
          </Text>
          {company?.verified && <VerifiedBadge />}
        </div>
      </div>
      {!session && (
        <Button
          component={Link}
          to={paths.login(pathname + search)}
          size="md"
          px="xs"
          py={8}
          h="auto"
          mih={44}
          styles={{ label: { whiteSpace: 'normal' } }}
          fullWidth
          leftSection={<IconLock size={18} aria-hidden />}
        >
          Login to see contact details
        </Button>
      )}
      {session && !detailed && !error && <Waiting />}
      {detailed && <OwnerContacts listing={detailed} message={message} />}
      {error && !detailed && (
        <div role="alert">
          <Text size="sm" mb="xs">
            The contact details did not arrive. {error.message}
          </Text>
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading contact details">
      <Skeleton height={44} mb={8} />
      <Skeleton height={44} />
    </div>
  );
}
