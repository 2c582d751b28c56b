import * as texts from '@africanscity/messages/companies';
import type { Team } from '@africanscity/contracts/companies/team';
import { inviteTeamMember, withdrawInvitation } from '@africanscity/contracts/companies/calls/team';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { clearSent } from '../../components/forms/clear-sent.ts';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';
import { useAct } from '../../components/forms/use-act.ts';
import classes from './team.module.css';
import { showDay } from '../../ui/show-time.ts';

interface InviteMemberProps {
  companyId: string;
  team: Team;
  refresh: () => Promise<void>;
}

/** Sends and withdraws invitations by the owner of a company. */
export function InviteMember({ companyId, team, refresh }: InviteMemberProps) {
  const call = useCall();
  const withdrawing = useAct(withdrawInvitation, {
    success: texts.invitationWithdrawn(),
    onDone: refresh,
  });
  const form = useForm({
    initialValues: { email: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/companies/team')).InvitationForm),
  });
  const { sending, done } = useSubmit(form, async ({ email }) => {
    await call(inviteTeamMember, { id: companyId, email });
    clearSent(form, { email });
    await refresh();
    return texts.invitationEmailed({ email: email.trim() });
  });
  return (
    <>
      {team.invitations.length > 0 && (
        <ul className={classes.list} aria-label={texts.invitations()}>
          {team.invitations.map(({ id, email, expiresAt }) => (
            <li key={id}>
              <div className={classes.name}>
                {email}
                <p>{texts.invitedUntil({ expiresAt: showDay(expiresAt) })}</p>
              </div>
              <Button
                variant="default"
                h={44}
                disabled={withdrawing.isPending}
                onClick={() => withdrawing.mutate({ id: String(id) })}
                aria-label={texts.withdrawInvitationOf({ email })}
              >
                {texts.withdraw()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormShell {...sending} keeps={{ form, name: 'invite' }} done={done} submitLabel={texts.sendInvitation()}>
        <TextInput label={texts.inviteByEmail()} type="email" {...form.getInputProps('email')} />
      </FormShell>
    </>
  );
}
