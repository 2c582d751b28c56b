import { type Letter, writeLetter } from '../../mails/letter.ts';

/** Repeats nothing that was typed: whoever typed this address may be somebody else, and no friend. */
export function followRequestMail(url: string): Letter {
  return writeLetter({
    subject: 'Confirm your property request',
    paragraphs: [
      'Your request has arrived. Open this link to have owners with matching properties told of it. It also leads to their answers, so keep this mail.',
    ],
    action: { label: 'Confirm and follow the request', url },
    remarks: [
      'Owners do not see your name, email and phone until you accept an answer of theirs.',
      'If you asked for nothing, somebody typed your address by mistake. Do not open the link, and nothing more happens.',
    ],
  });
}
