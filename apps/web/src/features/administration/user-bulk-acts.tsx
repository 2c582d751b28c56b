import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type { ManagedUser } from '@africanscity/contracts/administration/users';
import { disableUser, enableUser } from '@africanscity/contracts/administration/calls/users';
import type { Call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import type { BulkAct } from '../../components/tables/bulk-acts.tsx';
import type { Plan } from '../../components/tables/use-row-batch.ts';
import { personName } from '../../ui/person-name.ts';

type ActName = 'disable' | 'enable';

export interface AskedUsers {
  name: ActName;
  users: ManagedUser[];
}

/** Disables and enables selected users, after a reason for all of them. */
export function userBulkActs(ask: (asked: AskedUsers) => void): BulkAct<ManagedUser>[] {
  return [
    {
      label: texts.disableUser(),
      labelFor: (count) => texts.disableCounted({ count }),
      danger: true,
      fits: ({ disabledAt }) => disabledAt === null,
      onAct: (users) => ask({ name: 'disable', users }),
    },
    {
      label: texts.enableUser(),
      labelFor: (count) => texts.enableCounted({ count }),
      fits: ({ disabledAt }) => disabledAt !== null,
      onAct: (users) => ask({ name: 'enable', users }),
    },
  ];
}

interface UserBulkDialogProps {
  asked: AskedUsers;
  run: (plan: Plan) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a bulk action, then starts the action. */
export function UserBulkDialog({ asked: { name, users }, run, onClose }: UserBulkDialogProps) {
  const call = useCall();
  const disables = name === 'disable';
  const title = (disables ? texts.disableCounted : texts.enableCounted)({ count: users.length });
  async function send(reason: string) {
    onClose();
    void run(usersPlan(call, name, users, reason));
  }
  return (
    <ReasonDialog title={title} confirm={title} danger={disables} withReason send={send} onClose={onClose}>
      {disables ? texts.disableUsersEffect() : texts.enableUsersEffect()}
    </ReasonDialog>
  );
}

function usersPlan(call: Call, name: ActName, users: ManagedUser[], reason: string): Plan {
  const [endpoint, inverse] = name === 'disable' ? [disableUser, enableUser] : [enableUser, disableUser];
  const outcome = name === 'disable' ? texts.usersDisabled : texts.usersEnabled;
  return {
    doing: name === 'disable' ? texts.disablingProgress : texts.enablingProgress,
    steps: users.map((user) => {
      const userId = String(user.id);
      return {
        name: personName(user),
        act: async () => {
          await call(endpoint, { userId, reason });
          return { undo: () => call(inverse, { userId, reason: siteTexts.undoneByTeam() }).then(() => ({})) };
        },
      };
    }),
    outcomeOf: (count) => outcome({ count }),
  };
}
