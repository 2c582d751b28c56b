import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To whoever the owner of a company invites. */
export function invitationMail(company: string, url: string): Letter {
  return writeLetter({
    subject: `${company} invites you to its team`,
    paragraphs: [
      `${company} would like to have you as a member on AfricansCity: what you list under its name is shown on its page.`,
    ],
    action: { label: 'See the invitation', url },
    remarks: ['The link works once, for two weeks. If you do not know the company, you need not do anything.'],
  });
}
