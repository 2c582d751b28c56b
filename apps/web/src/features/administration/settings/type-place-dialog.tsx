import * as texts from '@africanscity/messages/administration';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { NativeSelect, TagsInput } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { kindOptions } from '../../listings/core/kinds.ts';

interface Place {
  /** Empty for none. */
  parent: string;
  words: string[];
}

interface TypePlaceDialogProps {
  types: SiteSettings['types'];
  name: string;
  send: (place: Place) => Promise<void>;
  onClose: () => void;
}

/** Edits the parent and the search words of a property type. */
export function TypePlaceDialog({ types, name, send, onClose }: TypePlaceDialogProps) {
  const type = types.find((each) => each.name === name);
  const form = useForm({
    initialValues: { parent: type?.parent ?? '', words: type?.words ?? [] },
  });
  const { sending } = useSubmit(form, async (place) => {
    await send(place);
    onClose();
  });
  const kinds = types.map((each) => ({ kind: each.name, depth: each.depth }));
  return (
    <Dialog onClose={onClose} title={name}>
      <FormShell {...sending} submitLabel={texts.saveType()}>
        <NativeSelect
          label={texts.kindOf()}
          description={texts.parentHint()}
          data={[{ value: '', label: texts.none() }, ...kindOptions(kinds)]}
          {...form.getInputProps('parent')}
        />
        <TagsInput
          label={texts.searchWords()}
          description={texts.searchWordsHint()}
          maxTags={60}
          maxLength={60}
          splitChars={[',', ';']}
          {...form.getInputProps('words')}
        />
      </FormShell>
    </Dialog>
  );
}
