import * as texts from '@africanscity/messages/listings';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Checkbox, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { RichText } from '../../../ui/rich-text.tsx';

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
          {texts.picturesMissing({ count: missing })} {afterMissing(data)}
        </Text>
      )}
      {isAsking && (
        <Text>
          <RichText
            text={texts.importFetches({ count: picturesToFetch })}
            tags={{ b: (words) => <strong>{words}</strong> }}
          />
          {!mayChoose(data) && ` ${afterFailure(data)}`}
        </Text>
      )}
      {mayChoose(data) && (
        <Checkbox
          label={texts.importWithoutMissing()}
          description={texts.otherwiseRefused()}
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
  return data.withoutMissing ? texts.importedWithoutPictures() : texts.listingsRefusedForPictures();
}

function afterMissing({ state, missing, withoutMissing }: ListingImport): string {
  if (state === 'checked')
    return withoutMissing
      ? texts.importedWithoutThem({ count: missing })
      : texts.addOrImportWithout({ count: missing });
  return withoutMissing ? texts.wereImportedWithout({ count: missing }) : texts.listingsWithRefused({ count: missing });
}
