import * as texts from '@africanscity/messages/administration';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { countryOf, placeTitle } from './place-title.ts';
import { PlaceField } from './place-field.tsx';

interface MergePlacesDialogProps {
  places: PlaceRow[];
  onChoose: (into: PlaceRow) => void;
  onClose: () => void;
}

/** Merges places into another place, which may be one of them. */
export default function MergePlacesDialog({ places, onChoose, onClose }: MergePlacesDialogProps) {
  const form = useForm({
    initialValues: { into: null as PlaceRow | null },
    validate: { into: (into) => (into ? null : texts.chooseAPlace()) },
  });
  const { into } = form.values;
  const single = places.length === 1 ? places[0]! : null;
  return (
    <Dialog
      onClose={onClose}
      title={single ? texts.mergePlace({ name: placeTitle(single) }) : texts.mergeCounted({ count: places.length })}
      // The places to choose from open within the dialog.
      styles={{ body: { minHeight: '26rem' } }}
    >
      <FormShell
        onSubmit={form.onSubmit(({ into }) => {
          if (into) onChoose(into);
        })}
        loading={false}
        error={null}
        submitLabel={texts.merge()}
      >
        {!single && <Text>{places.map(placeTitle).join(' · ')}</Text>}
        <Text c="dimmed">{texts.mergeEffect({ count: places.length })}</Text>
        <PlaceField
          label={texts.mergeInto()}
          description={texts.placeFieldHint()}
          error={form.errors.into}
          allows={({ id, kind }) => id !== single?.id && kind !== 'country'}
          onChoose={(chosen) => form.setFieldValue('into', chosen)}
        />
        {into && <Effect places={places} into={into} />}
      </FormShell>
    </Dialog>
  );
}

/** Says how many listings move, and warns of a place in another country. */
function Effect({ places, into }: { places: PlaceRow[]; into: PlaceRow }) {
  const merged = places.filter(({ id }) => id !== into.id);
  const count = merged.reduce((sum, { listings }) => sum + listings, 0);
  const foreign = merged.find((place) => countryOf(place) !== countryOf(into));
  return (
    <>
      <Text>{texts.mergeMoves({ count, into: placeTitle(into) })}</Text>
      {foreign && (
        <Text c="red" role="alert">
          {texts.mergeAcrossCountries({
            place: foreign.name,
            country: countryOf(foreign) ?? '',
            into: into.name,
            other: countryOf(into) ?? '',
          })}
        </Text>
      )}
    </>
  );
}
