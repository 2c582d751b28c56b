import * as texts from '@africanscity/messages/listings';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Alert, Button, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { RichText } from '../../../ui/rich-text.tsx';

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
        <Alert color="yellow" role="alert" title={texts.noLongerInFile({ count: gone })}>
          <Stack gap="sm" align="flex-start">
            <Text>
              {kept} {texts.stayUnlessWithdrawn()}
            </Text>
            <Button variant="default" loading={loading} onClick={onWithdraw}>
              {state === 'checked' ? texts.importAndWithdrawThem() : texts.withdrawThem()}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <Text>
          <RichText
            text={texts.goneWithdrawn({ count: gone, days: graceDays })}
            tags={{ b: (words) => <strong>{words}</strong> }}
          />
        </Text>
      )}
      <List size="sm">
        {goneListings.map(({ reference, address }) => (
          <List.Item key={reference}>
            {reference}, {address}
          </List.Item>
        ))}
      </List>
      {gone > goneListings.length && (
        <Text size="sm">{texts.andListingsMore({ count: gone - goneListings.length })}</Text>
      )}
    </Stack>
  );
}
