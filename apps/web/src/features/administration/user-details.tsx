import * as texts from '@africanscity/messages/administration';
import type { ManagedUserDetails } from '@africanscity/contracts/administration/users';
import { getUserById } from '@africanscity/contracts/administration/calls/users';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { paths } from '../../app/paths.ts';
import { ActButtons } from '../../ui/act-buttons.tsx';
import { describeDevice } from '../../ui/describe-device.ts';
import { personName } from '../../ui/person-name.ts';
import { showTime } from '../../ui/show-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonDetails } from '../../ui/waiting.tsx';
import { AuditTable } from './audit-table.tsx';
import { actsUpon, UserActDialog, type UserAct } from './user-acts.tsx';
import classes from './user-details.module.css';
import { UserStatus } from './user-status.tsx';

/** A user with the possible actions and the history. */
export function UserDetails({ id }: { id: number }) {
  const user = useQuery({ ...operation(getUserById, { userId: String(id) }), staleTime: 0, retry: false });
  const me = useQuery(operation(loggedInUser, {}));
  return (
    <Loaded query={user} what={texts.userInSentence()} skeleton={<SkeletonDetails />}>
      {(shown) => <ShownUser user={shown} own={me.data?.id === shown.id} />}
    </Loaded>
  );
}

function ShownUser({ user, own }: { user: ManagedUserDetails; own: boolean }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<UserAct | null>(null);
  return (
    <Stack gap="lg">
      <Group gap="md">
        <Title order={1} size="h2">
          {personName(user)}
        </Title>
        <UserStatus user={user} />
      </Group>
      {user.disabledReason && (
        <Alert color="red" title={texts.disabledOn({ disabledAt: showTime(user.disabledAt) })}>
          {user.disabledReason}
        </Alert>
      )}
      <div className={classes.columns}>
        <Panel title={texts.about()}>
          <Facts facts={factsOf(user)} columns />
        </Panel>
        <Panel title={texts.actions()}>
          {own ? <Text c="dimmed">{texts.thisIsYou()}</Text> : <ActButtons acts={actsUpon(user)} onChoose={setAsked} />}
        </Panel>
      </div>
      <Panel title={texts.whereLoggedIn()}>
        <Devices sessions={user.sessions} />
      </Panel>
      <Panel title={texts.history()}>
        <AuditTable subject={`user ${user.id}`} />
      </Panel>
      {asked && (
        <UserActDialog
          user={user}
          act={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            if (asked.deletes) void navigate(paths.adminUsers());
          }}
        />
      )}
    </Stack>
  );
}

function factsOf(user: ManagedUserDetails): [string, ReactNode][] {
  return [
    [texts.userNumber(), user.id],
    [texts.email(), user.email],
    [texts.emailConfirmed(), user.emailVerifiedAt ? showTime(user.emailVerifiedAt) : texts.no()],
    [texts.phone(), user.phoneLinks?.international ?? user.phone ?? '–'],
    [texts.country(), user.country ?? '–'],
    [texts.hasAPassword(), user.hasPassword ? texts.yes() : texts.no()],
    [texts.secondStep(), user.hasSecondFactor ? texts.yes() : texts.no()],
    [texts.since(), showTime(user.createdAt)],
    [texts.navListings(), user.listings],
    [texts.favorites(), user.favorites],
    [texts.navRequests(), user.propertyRequests],
    [texts.navPayments(), user.payments],
  ];
}

function Devices({ sessions }: { sessions: ManagedUserDetails['sessions'] }) {
  if (sessions.length === 0) return <Text c="dimmed">{texts.nowhere()}</Text>;
  return (
    <Stack gap="xs" component="ul" className={classes.devices}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Text fw={600}>{describeDevice(session.userAgent)}</Text>
          <Text size="sm" c="dimmed">
            {texts.lastSeenSince({ lastSeenAt: showTime(session.lastSeenAt), createdAt: showTime(session.createdAt) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
