import * as texts from '@africanscity/messages/companies';
import type { Team } from '@africanscity/contracts/companies/team';
import { decideJoinRequest } from '@africanscity/contracts/companies/calls/team';
import { Button, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useAct } from '../../components/forms/use-act.ts';
import { listingsCount } from '../../ui/listings-count.ts';
import classes from './team.module.css';

interface JoinRequestsProps {
  team: Team;
  companyId: string;
  refresh: () => Promise<void>;
}

/** Requests to join, for the owner to accept or decline. */
export function JoinRequests({ team, companyId, refresh }: JoinRequestsProps) {
  const deciding = useAct(decideJoinRequest, {
    success: texts.joinRequestDecided(),
    stays: true,
    onDone: refresh,
  });
  if (team.joinRequests.length === 0) return null;
  const decide = (userId: number, accepted: boolean) =>
    deciding.mutate({ id: companyId, userId: String(userId), accepted: accepted ? 'true' : 'false' });
  return (
    <>
      <Title order={3} size="h4">
        {texts.requestsToJoin()}
      </Title>
      <ul className={classes.list} aria-label={texts.peopleWhoAskToJoin()}>
        {team.joinRequests.map(({ userId, fullname, message, listings }) => (
          <li key={userId}>
            <div className={classes.name}>
              {listings > 0 ? <Link to={paths.agent({ id: userId })}>{fullname}</Link> : fullname}
              <p dir="auto">{[listingsCount(listings), message].filter(Boolean).join('\n')}</p>
            </div>
            <div className={classes.buttons}>
              <Button
                h={44}
                disabled={deciding.isPending}
                onClick={() => decide(userId, true)}
                aria-label={texts.letMemberIn({ fullname })}
              >
                {texts.accept()}
              </Button>
              <Button
                variant="default"
                h={44}
                disabled={deciding.isPending}
                onClick={() => decide(userId, false)}
                aria-label={texts.declineMember({ fullname })}
              >
                {texts.decline()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
