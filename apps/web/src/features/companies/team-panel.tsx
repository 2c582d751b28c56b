import * as texts from '@africanscity/messages/companies';
import type { Company } from '@africanscity/contracts/companies/companies';
import type { Team } from '@africanscity/contracts/companies/team';
import { getTeam, removeTeamMember, transferCompany } from '@africanscity/contracts/companies/calls/team';
import { Alert, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useAct } from '../../components/forms/use-act.ts';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { AskToJoin } from './ask-to-join.tsx';
import { InviteMember } from './invite-member.tsx';
import { JoinRequests } from './join-requests.tsx';
import { TeamMembers } from './team-members.tsx';
import classes from './team.module.css';

/** The team of a company, for logged-in visitors. The owner manages it; others can ask to join. */
export default function TeamPanel({ company }: { company: Company }) {
  const queryClient = useQueryClient();
  const id = String(company.id);
  const query = useQuery({ ...operation(getTeam, { id }), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries();
  return (
    <section className={classes.team} aria-labelledby="team">
      <Title order={2} size="h3" id="team">
        {texts.team()}
      </Title>
      <Loaded query={query} what={texts.teamInSentence()} skeleton={<SkeletonRows count={2} height={48} />}>
        {(team) => <TeamAndActs team={team} company={company} refresh={refresh} />}
      </Loaded>
    </section>
  );
}

function TeamAndActs({ team, company, refresh }: { team: Team; company: Company; refresh: () => Promise<void> }) {
  const id = String(company.id);
  const leaving = useAct(removeTeamMember, { success: texts.leftCompany({ name: company.name }), onDone: refresh });
  const removing = useAct(removeTeamMember, { success: texts.removed(), onDone: refresh });
  const handing = useAct(transferCompany, { success: texts.newOwner(), onDone: refresh });
  return (
    <>
      <TeamMembers
        team={team}
        onRemove={(userId) => removing.mutate({ id, userId: String(userId) })}
        onTransfer={(userId) => handing.mutate({ id, userId: String(userId) })}
        onLeave={(userId) => leaving.mutate({ id, userId: String(userId) })}
        busy={removing.isPending || handing.isPending || leaving.isPending}
      />
      {team.mayManage && <JoinRequests team={team} companyId={id} refresh={refresh} />}
      {team.mayManage && <InviteMember companyId={id} team={team} refresh={refresh} />}
      {team.role === 'asked' && (
        <Alert color="blue" role="status">
          {texts.askedToJoin({ name: company.name })}
        </Alert>
      )}
      {team.role === 'none' && !team.mayManage && <AskToJoin company={company} team={team} refresh={refresh} />}
      {team.role === 'owner' && team.members.length > 1 && <p className={classes.hint}>{texts.ownerCannotLeave()}</p>}
    </>
  );
}
