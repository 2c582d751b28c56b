import { type Letter, writeLetter } from '../../mails/letter.ts';

export function accountExistsMail(config: { publicUrl: string }): Letter {
  return writeLetter({
    subject: 'You already have an account with AfricansCity',
    paragraphs: [
      'Somebody, most likely you, wanted to use this email address for an account. You have one already, so you can simply log in.',
      'If you do not remember your password, choose a new one there.',
    ],
    action: { label: 'Log in', url: `${config.publicUrl}/login` },
    remarks: ['If it was not you, you need not do anything: your account has not changed.'],
  });
}
