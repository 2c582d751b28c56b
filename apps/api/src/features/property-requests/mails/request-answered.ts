import { type Letter, writeLetter } from '../../mails/letter.ts';

/** To the requester. The owner's own words and way to be reached stand on the page, behind the link. */
export function requestAnsweredMail(
  request: { name: string },
  answer: { owner: string; listing: string; message: string },
  url: string,
): Letter {
  return writeLetter({
    subject: 'An owner answered your property request',
    name: request.name,
    paragraphs: [`${answer.owner} offers you: ${answer.listing}.`, answer.message],
    action: { label: 'See the answer', url },
    remarks: [
      'Accept it to see how to reach the owner; only then do they see your name, email and phone.',
      'Never send money to somebody you have not met.',
    ],
  });
}
