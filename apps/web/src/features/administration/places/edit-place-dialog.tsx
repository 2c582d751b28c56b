import * as texts from '@africanscity/messages/administration';
import { savePlace } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Group, InputBase, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { PlaceField } from './place-field.tsx';

interface EditPlaceDialogProps {
  place: PlaceRow;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Edits the name, aliases, centre and parent of a place. */
export default function EditPlaceDialog({ place, onDone, onClose }: EditPlaceDialogProps) {
  const call = useCall();
  const form = useForm({
    initialValues: {
      name: place.name,
      names: place.names.join('\n'),
      latitude: place.latitude === null ? '' : String(place.latitude),
      longitude: place.longitude === null ? '' : String(place.longitude),
      parentId: place.parentId,
    },
    validate: {
      parentId: (parentId) => (parentId || place.kind === 'country' ? null : texts.chooseAPlace()),
    },
  });
  const { sending } = useSubmit(form, async ({ parentId, ...values }) => {
    await call(savePlace, { id: String(place.id), ...values, ...(parentId && { parentId: String(parentId) }) });
    await onDone();
  });
  return (
    <Dialog onClose={onClose} title={place.name} size="lg">
      <FormShell {...sending} keeps={{ form, name: `place ${place.id}` }} submitLabel={texts.savePlace()}>
        <TextInput
          label={texts.name()}
          description={texts.placeNameHint()}
          maxLength={120}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {place.kind !== 'country' && (
          <PlaceField
            label={texts.partOf()}
            description={texts.placeFieldHint()}
            initial={place.within}
            error={form.errors.parentId}
            allows={({ id, kind }) => id !== place.id && (place.kind === 'area' || kind !== 'area')}
            onChoose={(parent) => form.setFieldValue('parentId', parent?.id ?? null)}
          />
        )}
        <Group grow align="flex-start">
          <TextInput label={texts.latitude()} inputMode="text" maxLength={20} {...form.getInputProps('latitude')} />
          <TextInput label={texts.longitude()} inputMode="text" maxLength={20} {...form.getInputProps('longitude')} />
        </Group>
        <InputBase
          component="textarea"
          multiline
          label={texts.otherNames()}
          description={texts.onePerLine()}
          rows={4}
          maxLength={4000}
          {...form.getInputProps('names')}
        />
      </FormShell>
    </Dialog>
  );
}
