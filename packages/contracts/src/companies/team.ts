import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { EmailAddress, linkToken } from '../accounts/users.ts';
import { id, longText } from '../wire.ts';

/** The caller's role in a company. */
export const TeamRole = z.enum(['owner', 'member', 'asked', 'none']);

export type TeamRole = z.infer<typeof TeamRole>;

export const TeamMember = z.object({
  id: z.number().int(),
  fullname: z.string(),
  isOwner: z.boolean(),
  isCaller: z.boolean(),
});

export type TeamMember = z.infer<typeof TeamMember>;

/** A company's members. Invitations and join requests are for its owner and administrators; others get none. */
export const Team = z.object({
  role: TeamRole,
  /** Whether the caller manages its members. */
  mayManage: z.boolean(),
  /** Open listings of the caller under their own name, which they can bring when they join. */
  ownListings: z.number().int(),
  members: z.array(TeamMember),
  invitations: z.array(z.object({ id: z.number().int(), email: z.string(), expiresAt: z.string() })),
  joinRequests: z.array(
    z.object({ userId: z.number().int(), fullname: z.string(), message: z.string(), listings: z.number().int() }),
  ),
});

export type Team = z.infer<typeof Team>;

const flag = z
  .enum(['true', 'false'], { error: texts.mustBeTrueOrFalse })
  .default('false')
  .transform((text) => text === 'true');

const member = z.object({ id, userId: id });

/** Recipient of an invitation. */
export const InvitationForm = z.object({ email: EmailAddress });

/** Schemas of the input and response of each operation. */
export const agencyMemberSchemas = {
  getTeam: {
    summary: 'Returns the members of a company, and for its owner the invitations and join requests.',
    query: z.object({ id }),
    response: Team,
  },
  inviteTeamMember: {
    summary: 'Emails a person a link that makes them a member of the company, for its owner.',
    form: InvitationForm.extend({ id }),
  },
  withdrawInvitation: {
    summary: 'Withdraws an invitation, for the owner of the company: its link ends.',
    form: z.object({ id }),
  },
  openInvitation: {
    summary:
      'Returns the company of an emailed invitation, and whether it was accepted already. An invalid link is 400 invalid_link.',
    form: z.object({ token: linkToken }),
    response: z.object({ id: z.number().int(), name: z.string(), accepted: z.boolean() }),
  },
  acceptInvitation: {
    summary:
      'Makes the caller a member by an emailed invitation, once; `alreadyConfirmed` when they accepted it before. Takes along listings under their own name on request.',
    form: z.object({ token: linkToken, bringListings: flag }),
    response: z.object({ id: z.number().int(), name: z.string(), alreadyConfirmed: z.boolean() }),
  },
  askToJoin: {
    summary: 'Asks the owner of a company for membership, by email.',
    form: z.object({ id, message: longText(1000).default(''), bringListings: flag }),
  },
  decideJoinRequest: {
    summary: 'Accepts or declines a join request, for the owner of the company.',
    form: member.extend({ accepted: flag }),
  },
  removeTeamMember: {
    summary:
      'Ends a membership, by the member or the owner. Its listings return to the member. The owner cannot leave.',
    form: member,
  },
  transferCompany: {
    summary: 'Makes another member the owner of the company, instead of the owner.',
    form: member,
  },
} satisfies Record<string, Schemas>;
