import { type Letter, writeLetter } from '../../mails/letter.ts';
import { type AboutPackage, dayOf } from './about-package.ts';

export function packageEndedMail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): Letter {
  const hasGrace = graceUntil > endsAt;
  return writeLetter({
    subject: `Your package ${packageName} has ended`,
    name: user.name,
    paragraphs: [
      `Your package ${packageName} ended on ${dayOf(endsAt)}.`,
      hasGrace
        ? `We leave everything as it is until ${dayOf(graceUntil)}. After that, listings beyond the free number become inactive, the newest first. Nothing is deleted.`
        : 'Listings beyond the free number become inactive, the newest first. Nothing is deleted.',
    ],
    action: { label: 'Renew', url: `${config.publicUrl}/pricing` },
  });
}
