import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { PlaceField } from './place-field.tsx';

interface MergePlacesDialogProps {
  places: PlaceRow[];
  onChoose: (into: PlaceRow) => void;
  onClose: () => void;
}

/** Merges places into another place, which may be one of them. */
export function MergePlacesDialog({ places, onChoose, onClose }: MergePlacesDialogProps) {
  const form = useForm({
    mode: 'controlled',
    initialValues: { into: null as PlaceRow | null },
    validate: { into: (into) => (into ? null : 'Choose one of the places') },
  });
  const single = places.length === 1 ? places[0]! : null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Merge ${single ? single.name : `${places.length} places`}`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <FormShell
        onSubmit={form.onSubmit(({ into }) => {
          if (into) onChoose(into);
        })}
        loading={false}
        error={null}
        submitLabel="Merge"
      >
        {!single && <Text>{places.map(({ name }) => name).join(', ')}</Text>}
        <Text c="dimmed">
          {single ? 'Its' : 'Their'} listings, parts and names become those of the other place. You can undo this later.
        </Text>
        <PlaceField
          label="Merge into"
          description="Type a name and choose the place."
          error={form.errors.into}
          allows={({ id, kind }) => id !== single?.id && kind !== 'country'}
          onChoose={(chosen) => form.setFieldValue('into', chosen)}
        />
      </FormShell>
    </Modal>
  );
}
