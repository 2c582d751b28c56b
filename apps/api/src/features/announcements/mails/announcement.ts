import { type Letter, writeLetter } from '../../mails/letter.ts';

/** Paragraphs of the text are divided by empty lines. */
export function announcementMail(
  { title, text }: { title: string; text: string },
  unsubscribeUrl: string,
  config: { publicUrl: string },
): Letter {
  return writeLetter({
    subject: title,
    paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    action: { label: 'Open AfricansCity', url: config.publicUrl },
    remarks: ['You get this mail since you asked for news of AfricansCity.'],
    links: [{ label: 'Unsubscribe in one tap', url: unsubscribeUrl }],
  });
}
