import { type Letter, writeLetter } from '../../mails/letter.ts';

/** Tells of a change to how somebody logs in. `what` is a sentence without a secret or a name in it. */
export function secondFactorChangedMail(user: { name: string }, what: string, config: { publicUrl: string }): Letter {
  return writeLetter({
    subject: 'The security of your account was changed',
    name: user.name,
    paragraphs: [what, 'If that was you, all is well. If not, choose a new password now and write to our team.'],
    action: { label: 'It was not me', url: `${config.publicUrl}/reset` },
  });
}
