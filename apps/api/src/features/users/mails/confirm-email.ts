import { type Letter, writeLetter } from '../../mails/letter.ts';

/** Greets nobody by name: until the address is confirmed, a stranger may have typed it. */
export function confirmEmailMail(link: { url: string }, { isNew }: { isNew: boolean }): Letter {
  return writeLetter({
    subject: isNew ? 'Welcome to AfricansCity: please confirm your email' : 'Please confirm your new email address',
    paragraphs: [
      isNew
        ? 'We are glad that you are here. Confirm your email address, so that people who like your listings can reach you.'
        : 'You asked us to use this address from now on. Confirm it, and we will.',
    ],
    action: { label: 'Confirm my email', url: link.url },
    remarks: ['The link works for two days. If you did not ask for this, you need not do anything.'],
  });
}
