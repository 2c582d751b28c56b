import * as texts from '@africanscity/messages/listings';
import type { ListingFeed, ListingImport, ListingImportFault, User } from '@africanscity/db/generated/client';
import type { Config } from '../../../../context.ts';
import type { EmailContent } from '../../../../kernel/outbox/email-template.ts';

type Site = Pick<Config, 'publicUrl'>;
type Reader = Pick<User, 'name'>;
type Feed = Pick<ListingFeed, 'name' | 'ownerId' | 'everyHours'>;

/** Tells the user of a feed that it cannot be fetched or read. */
export function feedFailureEmail(config: Site, user: Reader, feed: Feed, failure: string): EmailContent {
  return {
    subject: texts.feedDoesNotWork({ feed: feed.name }),
    name: user.name,
    paragraphs: [texts.feedNotImported({ feed: feed.name }), failure, texts.feedTriedAgain({ count: feed.everyHours })],
    action: { label: texts.seeTheFeed(), url: `${config.publicUrl}${pageOfFeeds(feed)}` },
  };
}

/** Asks the user of a feed about a file that is not imported by itself, for a reason. */
export function feedQuestionEmail(
  config: Site,
  user: Reader,
  feed: Feed,
  { id, kept, rowsTotal }: Pick<ListingImport, 'id' | 'kept' | 'rowsTotal'>,
): EmailContent {
  const reason = rowsTotal === 0 ? texts.fileHasNoListings() : kept;
  return {
    subject: texts.feedWaitsForYou({ feed: feed.name }),
    name: user.name,
    paragraphs: [
      reason ? texts.feedChangedMuch({ feed: feed.name }) : texts.feedWasFetched({ feed: feed.name }),
      ...(reason ? [reason] : []),
      texts.nothingUntilYouDecide(),
    ],
    action: { label: texts.seeWhatItChanges(), url: `${config.publicUrl}${pageOfImports(feed)}?import=${id}` },
    links: [{ label: texts.feedSettings(), url: `${config.publicUrl}${pageOfFeeds(feed)}` }],
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
  const lines = faults
    .slice(0, mostShown)
    .map(({ line, column, reason }) =>
      column === null
        ? texts.faultInLine({ line: String(line), reason })
        : texts.faultInColumn({ line: String(line), column, reason }),
    );
  return {
    subject:
      refused > 0
        ? texts.feedRowsNotImported({ count: refused, feed: feed.name })
        : texts.faultsInFeed({ feed: feed.name }),
    name: user.name,
    paragraphs: [
      refused > 0
        ? texts.feedImportedWithout({ count: refused, feed: feed.name })
        : texts.feedValuesToFix({ feed: feed.name }),
      [...lines, ...(faults.length > mostShown ? [texts.andMoreFaults()] : [])].join('\n'),
      texts.writeAgainForOthers(),
    ],
    action: { label: texts.seeWholeReport(), url: `${config.publicUrl}${pageOfImports(feed)}?import=${id}` },
  };
}

function pageOfFeeds({ ownerId }: Pick<Feed, 'ownerId'>): string {
  return ownerId === null ? '/admin/feeds' : '/my-listings/feeds';
}

function pageOfImports({ ownerId }: Pick<Feed, 'ownerId'>): string {
  return ownerId === null ? '/admin/import-export' : '/my-listings/import';
}
