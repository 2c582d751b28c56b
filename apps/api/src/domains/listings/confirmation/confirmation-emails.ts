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
  return write(config, owner, listings, {
    subject: listings.length === 1 ? `Is ${oneLine(listings)} still available?` : 'Are your listings still available?',
    paragraphs: [
      `For ${days.askDays} days nothing was changed or answered about:`,
      listOf(listings),
      [
        listings.length === 1
          ? 'Is it still available? One tap tells us, and saves people a wasted call.'
          : 'Are they still available? One tap each tells us, and saves people a wasted call.',
        ...consequences(days, listings.length),
      ].join(' '),
    ],
  });
}

/** Tells an owner that listings are paused. */
export function restingEmail(config: Config, owner: Reader, listings: Named[]): EmailContent {
  return write(config, owner, listings, {
    subject: listings.length === 1 ? `${oneLine(listings)} is no longer shown` : 'Some of your listings are paused',
    paragraphs: [
      listings.length === 1
        ? 'We don’t know whether this is still available, so it is not shown on the site for now:'
        : 'We don’t know whether these are still available, so they are not shown on the site for now:',
      listOf(listings),
      listings.length === 1
        ? 'Nothing is lost. Confirm that it is still available, and it is back at once.'
        : 'Nothing of them is lost. Say which are still available, and they are back at once.',
    ],
  });
}

function consequences({ askDays, sinkDays, restDays }: ConfirmationDays, count: number): string[] {
  const [goes, isShown, confirmIt] =
    count === 1 ? ['it goes', 'it is not shown', 'confirm it'] : ['they go', 'they are not shown', 'confirm them'];
  return [
    ...(sinkDays ? [`Without an answer ${goes} to the end of lists in ${sinkDays - askDays} days.`] : []),
    ...(restDays
      ? [
          `${sinkDays ? 'In' : 'Without an answer, in'} ${restDays - askDays} days ${isShown} any more until you ${confirmIt}.`,
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
      label: listings.length === 1 ? 'Still available' : 'Say which are still available',
      url: confirmationUrl(config, owner, 'available'),
    },
    links: [
      ...(listings.length === 1 ? [{ label: 'It is taken', url: confirmationUrl(config, owner, 'taken') }] : []),
      { label: 'My listings', url: `${config.publicUrl}/myListings` },
    ],
  };
}

function listOf(listings: Named[]): string {
  const more = listings.length - named;
  const lines = listings.slice(0, named).map(({ address }) => `• ${address.replace(/\s+/g, ' ')}`);
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function oneLine([first]: Named[]): string {
  return (first?.address ?? '').replace(/\s+/g, ' ');
}
