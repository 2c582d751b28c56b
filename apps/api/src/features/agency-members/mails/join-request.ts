import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To the owner of a company. */
export function joinRequestMail(
  owner: { name: string },
  { name, message, company }: { name: string; message: string; company: string },
  url: string,
): Letter {
  return writeLetter({
    subject: `${name} would like to join ${company}`,
    name: owner.name,
    paragraphs: [`${name} asks to become a member of ${company} on AfricansCity.`, ...(message ? [message] : [])],
    action: { label: 'Decide on the page of the company', url },
    remarks: ['Members list under the name of the company. Let in only people you know.'],
  });
}
