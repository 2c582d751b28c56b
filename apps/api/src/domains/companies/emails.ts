import type { Brand } from '@africanscity/contracts/brand';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';

/** Email to a person whom the owner of a company invites. */
export function invitationEmail(brand: Brand, company: string, url: string): EmailContent {
  return {
    subject: `${company} invites you to its team`,
    paragraphs: [
      `${company} invites you to join its team on ${brand.name}. Homes that you list under its name appear on its page.`,
    ],
    action: { label: 'See the invitation', url },
    remarks: ['The link works once, for two weeks. If you do not know the company, you need not do anything.'],
  };
}

/** Email to a user who asked to join a company. */
export function joinDecisionEmail(
  user: { name: string },
  { company, accepted }: { company: string; accepted: boolean },
  url: string,
): EmailContent {
  return {
    subject: accepted ? `You belong to ${company} now` : `Your request to join ${company} was declined`,
    name: user.name,
    paragraphs: [
      accepted
        ? `${company} accepted you as a member. Homes that you list under its name appear on its page.`
        : `${company} did not make you a member. Your listings stay as they are.`,
    ],
    action: { label: 'See the company', url },
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
    subject: `${name} would like to join ${company}`,
    name: owner.name,
    paragraphs: [`${name} asks to become a member of ${company} on ${brand.name}.`, ...(message ? [message] : [])],
    action: { label: 'Decide on the page of the company', url },
    remarks: ['Members list under the name of the company. Only accept people you know.'],
  };
}
