import * as texts from '@africanscity/messages/companies';
import { useBrand } from '../../ui/brand.tsx';
import type { Agent } from '@africanscity/contracts/companies/agents';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ContactsOnDemand } from '../../components/contacts/contacts-on-demand.tsx';
import { Avatar } from './avatar.tsx';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { listingsCount } from '../../ui/listings-count.ts';
import { Covers } from './directory/covers.tsx';
import classes from './agent-heading.module.css';

/** The agent's name, portrait and contacts. */
export function AgentHeading({ agent }: { agent: Agent }) {
  const { name } = useBrand();
  return (
    <header className={classes.head}>
      <Covers
        pictures={agent.covers}
        sizes="(max-width: 61.99em) 66vw, 540px"
        priority="high"
        className={classes.covers}
      />
      <Avatar className={classes.portrait} picture={agent.picture} name={agent.fullname} shape="round" />
      <div className={classes.who}>
        <Title order={1} size="h2">
          {agent.fullname}
        </Title>
        <Text c="dimmed">
          {agent.places.length > 0
            ? texts.listingsInPlaces({ listings: listingsCount(agent.listings), places: agent.places.join(', ') })
            : listingsCount(agent.listings)}
        </Text>
        {agent.company && (
          <p className={classes.company}>
            <Anchor component={Link} to={paths.company({ id: agent.company.id })}>
              {agent.company.name}
            </Anchor>
            {agent.company.verified && <VerifiedBadge />}
          </p>
        )}
        <div className={classes.contacts}>
          <ContactsOnDemand of={{ agentId: String(agent.id) }} message={texts.contactMessage({ name })} />
        </div>
      </div>
    </header>
  );
}
