import * as texts from '@africanscity/messages/companies';
import type { Team } from '@africanscity/contracts/companies/team';
import { Badge, Button } from '@mantine/core';
import classes from './team.module.css';

interface TeamMembersProps {
  team: Team;
  onRemove: (userId: number) => void;
  onTransfer: (userId: number) => void;
  onLeave: (userId: number) => void;
  busy: boolean;
}

/** The members of a company, with the visitor's possible actions. */
export function TeamMembers({ team, onRemove, onTransfer, onLeave, busy }: TeamMembersProps) {
  return (
    <ul className={classes.list} aria-label={texts.members()}>
      {team.members.map(({ id, fullname, isOwner, isCaller }) => (
        <li key={id}>
          <span dir="auto" className={classes.name}>
            {isCaller ? texts.nameOfYou({ fullname }) : fullname}{' '}
            {isOwner && <Badge variant="light">{texts.owner()}</Badge>}
          </span>
          {!isOwner && (
            <div className={classes.buttons}>
              {team.mayManage && (
                <Button
                  variant="default"
                  h={44}
                  disabled={busy}
                  onClick={() => onTransfer(id)}
                  aria-label={texts.makeMemberOwner({ fullname })}
                >
                  {texts.makeOwner()}
                </Button>
              )}
              {isCaller ? (
                <Button variant="default" h={44} disabled={busy} onClick={() => onLeave(id)}>
                  {texts.leaveCompany()}
                </Button>
              ) : (
                team.mayManage && (
                  <Button
                    variant="default"
                    h={44}
                    disabled={busy}
                    onClick={() => onRemove(id)}
                    aria-label={texts.removeMember({ fullname })}
                  >
                    {texts.remove()}
                  </Button>
                )
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
