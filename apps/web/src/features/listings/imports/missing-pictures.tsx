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
  if (!isChecked && state !== 'done') return null;
  return (
    <Stack gap="xs">
      {missing > 0 && (
        <Text>
          {picturesCount(missing)} that rows name did not come or cannot be shown. {afterMissing(data)}
        </Text>
      )}
      {isChecked && picturesToFetch > 0 && (
        <Text>
          The import fetches <strong>{picturesCount(picturesToFetch)}</strong> from their web addresses.
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

function afterMissing({ state, withoutMissing }: ListingImport): string {
  if (state === 'checked')
    return withoutMissing
      ? 'Their listings are imported without them.'
      : 'Add them, or import the listings without these pictures.';
  return withoutMissing
    ? 'Their listings were imported without them. Import the file again to add them later.'
    : 'Their listings were refused.';
}

export function picturesCount(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;
}
