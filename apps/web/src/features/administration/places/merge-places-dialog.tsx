import { mergePlaces } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { PlaceField } from './place-field.tsx';

interface MergePlacesDialogProps {
  place: PlaceRow;
  onDone: (into: string) => Promise<void>;
  onClose: () => void;
}

/** Asks which other place a place is. */
export function MergePlacesDialog({ place, onDone, onClose }: MergePlacesDialogProps) {
  const call = useCall();
  const form = useForm({
    mode: 'controlled',
    initialValues: { intoId: null as PlaceRow | null },
    validate: { intoId: (into) => (into ? null : 'Choose one of the places') },
  });
  const { submit, loading, error } = useSubmit(form, async ({ intoId }) => {
    await call(mergePlaces, { id: String(place.id), intoId: String(intoId?.id) });
    await onDone(intoId?.name ?? '');
  });
  return (
    <Modal opened onClose={onClose} title={`Merge ${place.name}`} centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Merge">
        <Text c="dimmed">
          Its listings, its parts and its names become those of the other place. This cannot be undone.
        </Text>
        <PlaceField
          label="The place that it is"
          description="Type its name, and choose it."
          error={form.errors.intoId}
          allows={({ id, kind }) => id !== place.id && kind !== 'country'}
          onChoose={(chosen) => form.setFieldValue('intoId', chosen)}
        />
      </FormShell>
    </Modal>
  );
}
