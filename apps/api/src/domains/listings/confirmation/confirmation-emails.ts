import * as texts from '@africanscity/messages/listings';
import type { Property, User } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';
import type { ConfirmationDays } from './confirmation-days.ts';
import { confirmationUrl } from './confirmation-links.ts';

type Named = Pick<Property, 'id' | 'address'>;
type Reader = Pick<User, 'id' | 'name' | 'email'>;

/** Maximum of listings named in an email, to keep it short. */
const named = 10;

/** Asks an owner whether listings are still available, and tells what happens without an answer, in days from now. */
export function askingEmail(config: Config, owner: Reader, listings: Named[], days: ConfirmationDays): EmailContent {
  const isOne = listings.length === 1;
  return write(config, owner, listings, {
    subject: isOne ? texts.isStillAvailable({ address: oneLine(listings) }) : texts.areStillAvailable(),
    paragraphs: [
      texts.unchangedFor({ count: days.askDays }),
      listOf(listings),
      [isOne ? texts.oneTapTells() : texts.oneTapEachTells(), ...consequences(days, listings.length)].join(' '),
    ],
  });
}

/** Tells an owner that listings are paused. */
export function pausedEmail(config: Config, owner: Reader, listings: Named[]): EmailContent {
  return write(config, owner, listings, {
    subject: listings.length === 1 ? texts.noLongerShown({ address: oneLine(listings) }) : texts.someListingsPaused(),
    paragraphs: [
      listings.length === 1 ? texts.weDontKnowWhether() : texts.weDontKnowWhetherThese(),
      listOf(listings),
      listings.length === 1 ? texts.nothingLostConfirmStill() : texts.nothingThemLostSay(),
    ],
  });
}

function consequences({ askDays, sinkDays, restDays }: ConfirmationDays, count: number): string[] {
  return [
    ...(sinkDays ? [texts.goesToEndOfLists({ count, days: sinkDays - askDays })] : []),
    ...(restDays
      ? [
          sinkDays
            ? texts.notShownIn({ count, days: restDays - askDays })
            : texts.notShownWithoutAnswer({ count, days: restDays - askDays }),
        ]
      : []),
  ];
}

function write(
  config: Config,
  owner: Reader,
  listings: Named[],
  content: { subject: string; paragraphs: string[] },
): EmailContent {
  return {
    ...content,
    name: owner.name,
    action: {
      label: listings.length === 1 ? texts.stillAvailable() : texts.sayWhichStillAvailable(),
      url: confirmationUrl(config, owner, 'available'),
    },
    links: [
      ...(listings.length === 1 ? [{ label: texts.itIsTaken(), url: confirmationUrl(config, owner, 'taken') }] : []),
      { label: texts.myListings(), url: `${config.publicUrl}/myListings` },
    ],
  };
}

function listOf(listings: Named[]): string {
  const more = listings.length - named;
  const lines = listings.slice(0, named).map(({ address }) => `• ${address.replace(/\s+/g, ' ')}`);
  return [...lines, ...(more > 0 ? [texts.andMoreListings({ count: more })] : [])].join('\n');
}

function oneLine([first]: Named[]): string {
  return (first?.address ?? '').replace(/\s+/g, ' ');
}
