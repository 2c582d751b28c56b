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
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { showToast } from '../../components/toast.ts';
import { personName } from '../../ui/person-name.ts';
import { LoginLinkDialog, type LoginLink } from './login-link-dialog.tsx';

type Request = { userId: string; reason: string };

/** Something that an administrator may do to a user. */
export interface UserAct {
  label: string;
  /** What will happen, after the user's name. */
  effect: string;
  /** Said once it is done. */
  done: string;
  danger?: boolean;
  /** Whether it makes sense for a user as they are. */
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
    done: 'The email is on its way.',
    fits: (user) => isEnabled(user) && !user.emailVerifiedAt,
    carryOut: (call, request) => call(sendUserVerification, request),
  },
  {
    label: 'Email a password link',
    effect: 'gets an email with a link to choose a new password.',
    done: 'The email is on its way.',
    fits: isEnabled,
    carryOut: (call, request) => call(sendUserReset, request),
  },
  {
    label: 'Make a login link',
    effect: 'can log in once with a link that you give them, for example by phone. We tell them by email.',
    done: 'The link is made.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(createLoginLink, request),
  },
  {
    label: 'Allow their names',
    effect: 'can use names that look like a verified company’s. Do this once you have checked that the name is theirs.',
    done: 'They may use such names now.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(allowNames, request),
  },
  {
    label: 'Log off everywhere',
    effect: 'is logged off on all devices.',
    done: 'All sessions are ended.',
    fits: isEnabled,
    carryOut: (call, request) => call(endUserSessions, request),
  },
  {
    label: 'Reset the second step',
    effect:
      'is logged out, and logs in with the password alone until they add a second step again. Make sure that it is really them who ask. We tell them by email.',
    done: 'The second step is reset.',
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(resetSecondFactors, request),
  },
  {
    label: 'Make administrator',
    effect: 'can do everything that you can, immediately.',
    done: 'They are an administrator now.',
    fits: (user) => isEnabled(user) && !isAdmin(user),
    carryOut: (call, request) => call(makeAdministrator, request),
  },
  {
    label: 'Dismiss as administrator',
    effect: 'becomes a user like others, and is logged off.',
    done: 'No longer an administrator.',
    danger: true,
    fits: isAdmin,
    carryOut: (call, request) => call(dismissAdministrator, request),
  },
  {
    label: 'Disable',
    effect: 'is logged off and cannot log in, and their listings are hidden until you enable them again.',
    done: 'The user is disabled.',
    danger: true,
    fits: isEnabled,
    carryOut: (call, request) => call(disableUser, request),
  },
  {
    label: 'Enable',
    effect: 'can log in again, and the listings that were hidden with them are shown again.',
    done: 'The user is enabled.',
    fits: (user) => !isEnabled(user),
    carryOut: (call, request) => call(enableUser, request),
  },
  {
    label: 'Delete',
    effect:
      'and all of their listings are taken off the site, and their personal data is deleted. This cannot be undone.',
    done: 'The user is deleted.',
    danger: true,
    fits: () => true,
    carryOut: (call, request) => call(deleteUser, request),
  },
];

export function actsUpon(user: ManagedUser): UserAct[] {
  return acts.filter((act) => act.fits(user));
}

/** Asks for the reason of an act, carries it out, and shows the link that it made, if it did. */
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
