import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Checkbox, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';

interface MissingPicturesProps {
  data: ListingImport;
  /** Whether listings are imported without pictures that cannot be fetched. */
  withoutMissing: boolean;
  onChange: (withoutMissing: boolean) => void;
}

/** The pictures that the import will fetch, those that are missing, and what becomes of their listings. */
export function MissingPictures({ data, withoutMissing, onChange }: MissingPicturesProps) {
  const { state, missing, picturesToFetch } = data;
  const isChecked = state === 'checked';
  const isAsking = isChecked && picturesToFetch > 0;
  if (!isAsking && (missing === 0 || !(isChecked || state === 'done'))) return null;
  return (
    <Stack gap="xs">
      {missing > 0 && (
        <Text>
          {picturesCount(missing)} that rows name did not come or cannot be shown. {afterMissing(data)}
        </Text>
      )}
      {isAsking && (
        <Text>
          The import fetches <strong>{picturesCount(picturesToFetch)}</strong> from{' '}
          {picturesToFetch === 1 ? 'its web address' : 'their web addresses'}.
          {!mayChoose(data) && ` ${afterFailure(data)}`}
        </Text>
      )}
      {mayChoose(data) && (
        <Checkbox
          label="Import a listing without its pictures that cannot be fetched"
          description="Otherwise such a listing is refused."
          checked={withoutMissing}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

/** A feed has a setting for it, and a file that lacks pictures is checked again without them. */
export function mayChoose({ state, missing, picturesToFetch, withoutMissing, isScheduled }: ListingImport): boolean {
  return state === 'checked' && picturesToFetch > 0 && missing === 0 && !withoutMissing && !isScheduled;
}

function afterFailure(data: ListingImport): string {
  return data.withoutMissing
    ? 'Listings are imported without pictures that cannot be fetched.'
    : 'Listings whose pictures cannot be fetched are refused.';
}

function afterMissing({ state, missing, withoutMissing }: ListingImport): string {
  const them = missing === 1 ? 'it' : 'them';
  if (state === 'checked')
    return withoutMissing
      ? `Listings are imported without ${them}.`
      : `Add ${them}, or import the listings without ${them}.`;
  return withoutMissing
    ? `Listings were imported without ${them}. Import the file again to add ${them} later.`
    : `Listings with ${them} were refused.`;
}

export function picturesCount(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;
}
