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
  /** The effect, after the user's name. */
  effect: string;
  /** Message after success. */
  done: string;
  danger?: boolean;
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

const acts: UserAct[] = [
  {
    label: 'Email a confirmation link',
    effect: 'gets an email with a link that confirms their address.',
    done: 'Email sent.',
    fits: (user) => isEnabled(user) && !user.emailVerifiedAt,
    carryOut: (call, request) => call(sendUserVerification, request),
  },
  {
    label: 'Email a password link',
    effect: 'gets an email with a link to choose a new password.',
    done: 'Email sent.',
    fits: isEnabled,
    carryOut: (call, request) => call(sendUserReset, request),
  },
  {
    label: 'Create a log-in link',
    effect: 'can log in once with a link that you give them, for example by phone. We tell them by email.',
    done: 'Log-in link created.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(createLoginLink, request),
  },
  {
    label: 'Allow their names',
    effect: 'can use names that look like a verified company’s. Do this once you have checked that the name is theirs.',
    done: 'They can now use such names.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(allowNames, request),
  },
  {
    label: 'Log out everywhere',
    effect: 'is logged out on all devices.',
    done: 'All sessions ended.',
    fits: isEnabled,
    carryOut: (call, request) => call(endUserSessions, request),
  },
  {
    label: 'Reset the second step',
    effect:
      'is logged out, and can log in with the password only until they add a second step again. Make sure that the request really comes from them. We tell them by email.',
    done: 'Second step reset.',
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(resetSecondFactors, request),
  },
  {
    label: 'Make administrator',
    effect: 'can do everything that you can, immediately.',
    done: 'They are now an administrator.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(makeAdministrator, request),
  },
  {
    label: 'Remove as administrator',
    effect: 'becomes a normal user and is logged out.',
    done: 'No longer an administrator.',
    danger: true,
    fits: isAdmin,
    carryOut: (call, request) => call(dismissAdministrator, request),
  },
  {
    label: 'Disable',
    effect: 'is logged out and cannot log in, and their listings are hidden until you enable them again.',
    done: 'User disabled.',
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(disableUser, request),
  },
  {
    label: 'Enable',
    effect: 'can log in again, and the listings that were hidden with them are shown again.',
    done: 'User enabled.',
    fits: (user) => !isEnabled(user),
    carryOut: (call, request) => call(enableUser, request),
  },
  {
    label: 'Delete',
    effect:
      'and all of their listings are removed from the site, and their personal data is deleted. This cannot be undone.',
    done: 'User deleted.',
    danger: true,
    fits: () => true,
    carryOut: (call, request) => call(deleteUser, request),
  },
];

export function actsUpon(user: ManagedUser): UserAct[] {
  return acts.filter((act) => act.fits(user));
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
      title={`${act.label}: ${personName(user)}`}
      confirm={act.label}
      danger={act.danger}
      withReason
      send={send}
      onClose={onClose}
    >
      {personName(user)} {act.effect}
    </ReasonDialog>
  );
}

function isLoginLink(answer: unknown): answer is LoginLink {
  return typeof answer === 'object' && answer !== null && 'url' in answer;
}
