import { getUserById, type ManagedUserDetails } from '@africanscity/contracts/admin-users';
import { loggedInUser } from '@africanscity/contracts/auth';
import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { describeDevice } from '../../ui/describe-device.ts';
import { personName } from '../../ui/person-name.ts';
import { showTime } from '../../ui/show-time.ts';
import { AuditTable } from './audit-table.tsx';
import { actsUpon, UserActDialog, type UserAct } from './user-acts.tsx';
import classes from './user-details.module.css';
import { UserStatus } from './user-status.tsx';

/** A user, what may be done to them, and what was done. */
export function UserDetails({ id }: { id: number }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<UserAct | null>(null);
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...operation(getUserById, { userId: String(id) }),
    staleTime: 0,
    retry: false,
  });
  const me = useQuery(operation(loggedInUser, {}));
  if (error) {
    return (
      <Alert color="red" role="alert" title="This user could not be loaded">
        {error.message}{' '}
        <Button variant="default" ml="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!user) return <Skeleton height={420} radius="lg" aria-label="Loading the user" />;
  const own = me.data?.id === user.id;
  return (
    <Stack gap="lg">
      <Group gap="md">
        <Title order={1} size="h2">
          {personName(user)}
        </Title>
        <UserStatus user={user} />
      </Group>
      {user.disabledReason && (
        <Alert color="red" title={`Disabled on ${showTime(user.disabledAt)}`}>
          {user.disabledReason}
        </Alert>
      )}
      <div className={classes.columns}>
        <Section title="About">
          <Facts user={user} />
        </Section>
        <Section title="What you can do">
          {own ? (
            <Text c="dimmed">This is you. Change your account under My account.</Text>
          ) : (
            <div className={classes.acts}>
              {actsUpon(user).map((act) => (
                <Button
                  key={act.label}
                  variant="default"
                  c={act.danger ? 'var(--mantine-color-error)' : undefined}
                  mih={44}
                  onClick={() => setAsked(act)}
                >
                  {act.label}
                </Button>
              ))}
            </div>
          )}
        </Section>
      </div>
      <Section title="Where they are logged in">
        <Devices sessions={user.sessions} />
      </Section>
      <Section title="What administrators did">
        <AuditTable subject={`user ${user.id}`} />
      </Section>
      {asked && (
        <UserActDialog
          user={user}
          act={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            if (asked.label === 'Delete') void navigate(paths.adminUsers());
          }}
        />
      )}
    </Stack>
  );
}

function Facts({ user }: { user: ManagedUserDetails }) {
  const facts: [string, ReactNode][] = [
    ['Number', user.id],
    ['Email', user.email],
    ['Email confirmed', user.emailVerifiedAt ? showTime(user.emailVerifiedAt) : 'No'],
    ['Phone', user.phone ?? '–'],
    ['Country', user.country ?? '–'],
    ['Has a password', user.hasPassword ? 'Yes' : 'No'],
    ['Since', showTime(user.createdAt)],
    ['Listings', user.listings],
    ['Favorites', user.favorites],
    ['Requests', user.propertyRequests],
    ['Payments', user.payments],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Devices({ sessions }: { sessions: ManagedUserDetails['sessions'] }) {
  if (sessions.length === 0) return <Text c="dimmed">Nowhere.</Text>;
  return (
    <Stack gap="xs" component="ul" className={classes.devices}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Text fw={600}>{describeDevice(session.userAgent)}</Text>
          <Text size="sm" c="dimmed">
            Last seen {showTime(session.lastSeenAt)}, since {showTime(session.createdAt)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
