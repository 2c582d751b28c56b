import type { ListingFeed, ListingImport, ListingImportFault, User } from '@africanscity/db/generated/client';
import type { Config } from '../../../../context.ts';
import type { EmailContent } from '../../../../kernel/outbox/email-template.ts';

type Site = Pick<Config, 'publicUrl'>;
type Reader = Pick<User, 'name'>;
type Feed = Pick<ListingFeed, 'name' | 'ownerId' | 'everyHours'>;

/** Tells the user of a feed that it cannot be fetched or read. */
export function feedFailureEmail(config: Site, user: Reader, feed: Feed, failure: string): EmailContent {
  return {
    subject: `Your feed “${feed.name}” does not work`,
    name: user.name,
    paragraphs: [
      `We could not import the feed “${feed.name}”:`,
      failure,
      `Your listings stay as they are: none was changed or withdrawn. We try again ${everyText(feed.everyHours)}, and do not write again until it works.`,
    ],
    action: { label: 'See the feed', url: `${config.publicUrl}${pageOfFeeds(feed)}` },
  };
}

/** Asks the user of a feed about a file that is not imported by itself, for a reason. */
export function feedQuestionEmail(
  config: Site,
  user: Reader,
  feed: Feed,
  { id, kept, rowsTotal }: Pick<ListingImport, 'id' | 'kept' | 'rowsTotal'>,
): EmailContent {
  const reason = rowsTotal === 0 ? 'The file has no listings.' : kept;
  return {
    subject: `Your feed “${feed.name}” waits for you`,
    name: user.name,
    paragraphs: [
      reason
        ? `The feed “${feed.name}” has changed so much that we ask you first:`
        : `The feed “${feed.name}” was fetched. Look at what it changes, and start its first import:`,
      ...(reason ? [reason] : []),
      'Until you decide, nothing is imported and nothing is withdrawn. We do not write again about this question.',
    ],
    action: { label: 'See what it changes', url: `${config.publicUrl}${pageOfImports(feed)}?import=${id}` },
    links: [{ label: 'The settings of the feed', url: `${config.publicUrl}${pageOfFeeds(feed)}` }],
  };
}

/** Faults in one email. */
const mostShown = 10;

/** Tells the user of a feed what is wrong with rows of a file that was imported. */
export function feedFaultsEmail(
  config: Site,
  user: Reader,
  feed: Feed,
  { id, refused, faults }: Pick<ListingImport, 'id' | 'refused'> & { faults: ListingImportFault[] },
): EmailContent {
  const rows = refused === 1 ? '1 row' : `${refused} rows`;
  const lines = faults
    .slice(0, mostShown)
    .map(({ line, column, reason }) => `• Line ${line}${column === null ? '' : `, ${column}`}: ${reason}`);
  return {
    subject:
      refused > 0 ? `${rows} of your feed “${feed.name}” were not imported` : `Faults in your feed “${feed.name}”`,
    name: user.name,
    paragraphs: [
      refused > 0
        ? `The feed “${feed.name}” was imported without ${rows} that need to be fixed. Their listings stay as they were.`
        : `The feed “${feed.name}” was imported. Some of its values need to be fixed:`,
      [...lines, ...(faults.length > mostShown ? ['and more'] : [])].join('\n'),
      'We write again when other rows are affected.',
    ],
    action: { label: 'See the whole report', url: `${config.publicUrl}${pageOfImports(feed)}?import=${id}` },
  };
}

function pageOfFeeds({ ownerId }: Pick<Feed, 'ownerId'>): string {
  return ownerId === null ? '/admin/feeds' : '/my-listings/feeds';
}

function pageOfImports({ ownerId }: Pick<Feed, 'ownerId'>): string {
  return ownerId === null ? '/admin/import-export' : '/my-listings/import';
}

function everyText(hours: number): string {
  return hours === 24 ? 'every day' : `every ${hours} hours`;
}
