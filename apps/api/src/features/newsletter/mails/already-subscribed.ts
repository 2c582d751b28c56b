import { type Letter, writeLetter } from '../../mails/letter.ts';

export function alreadySubscribedMail(unsubscribeUrl: string): Letter {
  return writeLetter({
    subject: 'You already get our news',
    paragraphs: ['Somebody, hopefully you, asked for our news once more. This address gets them already.'],
    links: [{ label: 'Unsubscribe in one tap', url: unsubscribeUrl }],
  });
}
