import type { Agent } from '@africanscity/contracts/agents';
import { Alert, Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Face } from '../../components/face.tsx';
import { listingsCount } from '../../ui/listings-count.ts';
import classes from './agent-heading.module.css';
import { useAgentContacts } from './use-agent-contacts.ts';

interface AgentHeadingProps {
  agent: Agent;
  /** Shows phone, email and contacts. */
  children: (detailed: Agent) => ReactNode;
}

/** Who the agent is, and for people who are logged in how to reach them. */
export function AgentHeading({ agent, children }: AgentHeadingProps) {
  const { session, detailed, error } = useAgentContacts(agent);
  const { pathname, search } = useLocation();
  return (
    <header className={classes.head}>
      <Face className={classes.portrait} picture={agent.picture} name={agent.fullname} shape="round" />
      <div className={classes.who}>
        <Title order={1} size="h2">
          {agent.fullname}
        </Title>
        <Text c="dimmed">
          {listingsCount(agent.listings)}
          {agent.places.length > 0 && ` in ${agent.places.join(', ')}`}
        </Text>
        {agent.company && (
          <Anchor component={Link} to={paths.company({ id: agent.company.id })}>
            {agent.company.name}
          </Anchor>
        )}
        <div className={classes.contacts}>
          {!session && (
            <Button
              component={Link}
              to={paths.login(pathname + search)}
              variant="default"
              leftSection={<IconLock size={18} aria-hidden />}
            >
              Login to see contact details
            </Button>
          )}
          {detailed && children(detailed)}
          {session && !detailed && !error && (
            <Skeleton height={44} role="status" aria-label="Loading contact details" />
          )}
          {error && !detailed && (
            <Alert color="red" role="alert">
              The contact details did not arrive. {error.message}
            </Alert>
          )}
        </div>
      </div>
    </header>
  );
}
