import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Anchor, Text, Title } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { ContactsOnDemand } from '../../../components/contacts/contacts-on-demand.tsx';
import type { ContactsOf } from '../../../components/contacts/use-contacts.ts';
import { VerifiedBadge } from '../../../ui/verified-badge.tsx';
import classes from './owner-box.module.css';

interface OwnerBoxProps {
  listing: Listing;
  of: ContactsOf;
  message: string;
  openChat?: string;
}

/** The owner of the listing with the contact buttons. */
export function OwnerBox({ listing, ...contact }: OwnerBoxProps) {
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
              (agency ?? texts.owner())
            )}
          </Text>
          {company?.verified && <VerifiedBadge />}
        </div>
      </div>
      <ContactsOnDemand {...contact} second={listing.reachable} />
    </section>
  );
}
