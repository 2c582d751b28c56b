import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To somebody who asked to join a company. */
export function joinDecisionMail(
  user: { name: string },
  { company, accepted }: { company: string; accepted: boolean },
  url: string,
): Letter {
  return writeLetter({
    subject: accepted ? `You belong to ${company} now` : `${company} did not let you in`,
    name: user.name,
    paragraphs: [
      accepted
        ? `${company} made you a member. What you list under its name is shown on its page.`
        : `${company} did not make you a member. Your listings stay as they are.`,
    ],
    action: { label: 'See the company', url },
  });
}
