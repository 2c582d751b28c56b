import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Alert, Button, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { listingsCount } from '../../../ui/listings-count.ts';
import { graceText } from './feed-fields.tsx';

interface ImportGoneProps {
  data: ListingImport;
  loading: boolean;
  /** Withdraws them although more than a fifth of the feed is gone. */
  onWithdraw: () => void;
}

/** The listings that the file of a feed no longer has, and the question whether to withdraw many. */
export function ImportGone({
  data: { state, gone, goneListings, kept, graceDays },
  loading,
  onWithdraw,
}: ImportGoneProps) {
  if (gone === 0 || (state !== 'checked' && state !== 'done')) return null;
  return (
    <Stack gap="xs">
      {kept ? (
        <Alert color="yellow" role="alert" title={`${listingsCount(gone)} no longer in the file`}>
          <Stack gap="sm" align="flex-start">
            <Text>{kept} They stay on the site unless you withdraw them.</Text>
            <Button variant="default" loading={loading} onClick={onWithdraw}>
              {state === 'checked' ? 'Import, and withdraw them' : 'Withdraw them'}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <Text>
          <strong>{listingsCount(gone)}</strong> no longer in the file: withdrawn {graceText(graceDays)}.
        </Text>
      )}
      <List size="sm">
        {goneListings.map(({ reference, address }) => (
          <List.Item key={reference}>
            {reference}, {address}
          </List.Item>
        ))}
      </List>
      {gone > goneListings.length && <Text size="sm">And {listingsCount(gone - goneListings.length)} more.</Text>}
    </Stack>
  );
}
