import { type EvaluationCategory, evaluationCategories } from '@africanscity/contracts/property-evaluations';
import { type Letter, writeLetter } from '../../mails/letter.ts';

interface Evaluation {
  category: EvaluationCategory;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** To the company; replying reaches who asks. */
export function evaluationMail(evaluation: Evaluation, listing: { name: string; url: string }): Letter {
  const { category, name, email, phone, message } = evaluation;
  const ways = [email, phone].filter(Boolean).join(', ');
  return writeLetter({
    subject: `Evaluation wanted: ${evaluationCategories[category]}`,
    paragraphs: [`${name} (${ways}) asks what a property is worth: ${listing.name}.`, ...(message ? [message] : [])],
    action: { label: 'See the listing', url: listing.url },
    remarks: ['Reply to this mail to answer.'],
  });
}

/** Repeats nothing that was typed: whoever typed this address may be somebody else, and no friend. */
export function evaluationConfirmationMail(): Letter {
  return writeLetter({
    subject: 'We have your request for an evaluation',
    paragraphs: [
      'Thank you for asking us what a property is worth. Somebody of our team will look at it and answer you, usually within three working days.',
    ],
    remarks: ['If you asked for nothing, somebody typed your address by mistake. You need not do anything.'],
  });
}
