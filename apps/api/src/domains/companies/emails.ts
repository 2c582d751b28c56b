import * as texts from '@africanscity/messages/companies';
import type { Brand } from '@africanscity/contracts/brand';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';

/** Email to a person whom the owner of a company invites. */
export function invitationEmail(brand: Brand, company: string, url: string): EmailContent {
  return {
    subject: texts.invitesTeam({ company }),
    paragraphs: [texts.invitesJoinTeamHomes({ company, name: brand.name })],
    action: { label: texts.seeTheInvitation(), url },
    remarks: [texts.linkWorksOnceTwo()],
  };
}

/** Email to a user who asked to join a company. */
export function joinDecisionEmail(
  user: { name: string },
  { company, accepted }: { company: string; accepted: boolean },
  url: string,
): EmailContent {
  return {
    subject: accepted ? texts.youBelongToNow({ company }) : texts.requestJoinDeclined({ company }),
    name: user.name,
    paragraphs: [accepted ? texts.acceptedAsMemberHomes({ company }) : texts.didNotMakeMember({ company })],
    action: { label: texts.seeCompany(), url },
  };
}

/** Email to the owner of a company. */
export function joinRequestEmail(
  brand: Brand,
  owner: { name: string },
  { name, message, company }: { name: string; message: string; company: string },
  url: string,
): EmailContent {
  return {
    subject: texts.wouldLikeToJoin({ name, company }),
    name: owner.name,
    paragraphs: [texts.asksBecomeMember({ name, company, brand: brand.name }), ...(message ? [message] : [])],
    action: { label: texts.decidePageCompany(), url },
    remarks: [texts.membersListUnderName()],
  };
}

/** Email to the creator of a webhook that was switched off because its address takes no events. */
export function webhookOffEmail(
  user: { name: string },
  { company, host, reason }: { company: string; host: string; reason: 'gone' | 'failures' },
  url: string,
): EmailContent {
  return {
    subject: texts.webhookOffSubject({ company }),
    name: user.name,
    paragraphs: [reason === 'gone' ? texts.webhookOffGoneEmail({ host }) : texts.webhookOffFailuresEmail({ host })],
    action: { label: texts.seeWebhooks(), url },
    remarks: [texts.webhookOffRemedy()],
  };
}
