import { type Letter, writeLetter } from '../../mails/letter.ts';
import { type AboutPackage, dayOf } from './about-package.ts';

export function packageEndsSoonMail({ user, packageName, endsAt, graceUntil, config }: AboutPackage): Letter {
  return writeLetter({
    subject: `Your package ${packageName} ends on ${dayOf(endsAt)}`,
    name: user.name,
    paragraphs: [
      `Your package ${packageName} ends on ${dayOf(endsAt)}. If you renew it, the new months follow without a gap, whenever you pay.`,
      `If you do not, your listings stay as they are until ${dayOf(graceUntil)}. After that, those beyond the free number become inactive, the newest first, and none is featured any more.`,
    ],
    action: { label: 'Renew', url: `${config.publicUrl}/pricing` },
  });
}
