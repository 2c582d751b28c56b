import * as texts from '@africanscity/messages/administration';
import type { ManagedUser } from '@africanscity/contracts/administration/users';
import {
  allowNames,
  createLoginLink,
  deleteUser,
  disableUser,
  dismissAdministrator,
  enableUser,
  endUserSessions,
  makeAdministrator,
  resetSecondFactors,
  sendUserReset,
  sendUserVerification,
} from '@africanscity/contracts/administration/calls/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { personName } from '../../ui/person-name.ts';
import { LoginLinkDialog, type LoginLink } from './login-link-dialog.tsx';

type Request = { userId: string; reason: string };

/** An action of an administrator on a user. */
export interface UserAct {
  label: string;
  /** The effect on the user of the name, in whole sentences. */
  effect: (name: string) => string;
  /** Message after success. */
  done: string;
  danger?: boolean;
  /** Whether the user no longer exists afterwards. */
  deletes?: true;
  /** Whether the action applies to a user in the current state. */
  fits: (user: ManagedUser) => boolean;
  carryOut: (call: Call, request: Request) => Promise<unknown>;
}

export interface AskedAct {
  user: ManagedUser;
  act: UserAct;
}

const isAdmin = (user: ManagedUser) => user.role === 'ADMIN';
const isEnabled = (user: ManagedUser) => user.disabledAt === null;

const acts = (): UserAct[] => [
  {
    label: texts.emailConfirmationLink(),
    effect: (name) => texts.confirmationLinkEffect({ name }),
    done: texts.emailSent(),
    fits: (user) => isEnabled(user) && !user.emailVerifiedAt,
    carryOut: (call, request) => call(sendUserVerification, request),
  },
  {
    label: texts.emailPasswordLink(),
    effect: (name) => texts.passwordLinkEffect({ name }),
    done: texts.emailSent(),
    fits: isEnabled,
    carryOut: (call, request) => call(sendUserReset, request),
  },
  {
    label: texts.createLoginLink(),
    effect: (name) => texts.loginLinkEffect({ name }),
    done: texts.loginLinkCreated(),
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(createLoginLink, request),
  },
  {
    label: texts.allowNames(),
    effect: (name) => texts.allowNamesEffect({ name }),
    done: texts.namesAllowed(),
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(allowNames, request),
  },
  {
    label: texts.logOutEverywhere(),
    effect: (name) => texts.logOutEffect({ name }),
    done: texts.sessionsEnded(),
    fits: isEnabled,
    carryOut: (call, request) => call(endUserSessions, request),
  },
  {
    label: texts.resetSecondStep(),
    effect: (name) => texts.resetSecondStepEffect({ name }),
    done: texts.secondStepReset(),
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(resetSecondFactors, request),
  },
  {
    label: texts.makeAdministrator(),
    effect: (name) => texts.makeAdministratorEffect({ name }),
    done: texts.administratorMade(),
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(makeAdministrator, request),
  },
  {
    label: texts.removeAdministrator(),
    effect: (name) => texts.removeAdministratorEffect({ name }),
    done: texts.administratorRemoved(),
    danger: true,
    fits: isAdmin,
    carryOut: (call, request) => call(dismissAdministrator, request),
  },
  {
    label: texts.disableUser(),
    effect: (name) => texts.disableEffect({ name }),
    done: texts.userDisabled(),
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(disableUser, request),
  },
  {
    label: texts.enableUser(),
    effect: (name) => texts.enableEffect({ name }),
    done: texts.userEnabled(),
    fits: (user) => !isEnabled(user),
    carryOut: (call, request) => call(enableUser, request),
  },
  {
    label: texts.deleteUser(),
    effect: (name) => texts.deleteUserEffect({ name }),
    done: texts.userDeleted(),
    danger: true,
    deletes: true,
    fits: () => true,
    carryOut: (call, request) => call(deleteUser, request),
  },
];

export function actsUpon(user: ManagedUser): UserAct[] {
  return acts().filter((act) => act.fits(user));
}

/** Asks for the reason of an action, runs it, and shows the created log-in link, if any. */
export function UserActDialog({ user, act, onClose, onDone }: AskedAct & { onClose: () => void; onDone?: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [link, setLink] = useState<LoginLink | null>(null);
  if (link) return <LoginLinkDialog link={link} name={personName(user)} onClose={onClose} />;
  async function send(reason: string) {
    const answer = await act.carryOut(call, { userId: String(user.id), reason });
    void showToast({ kind: 'success', stays: true, message: act.done });
    void queryClient.invalidateQueries();
    if (isLoginLink(answer)) return setLink(answer);
    onDone?.();
    onClose();
  }
  return (
    <ReasonDialog
      title={texts.actOnUser({ act: act.label, name: personName(user) })}
      confirm={act.label}
      danger={act.danger}
      withReason
      send={send}
      onClose={onClose}
    >
      {act.effect(personName(user))}
    </ReasonDialog>
  );
}

function isLoginLink(answer: unknown): answer is LoginLink {
  return typeof answer === 'object' && answer !== null && 'url' in answer;
}
