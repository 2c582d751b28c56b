import * as texts from '@africanscity/messages/administration';
import { saveCounters, saveTitles } from '@africanscity/contracts/administration/calls/site-settings';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

const labels = {
  titles: { label: texts.titles, save: texts.saveTitles },
  counters: { label: texts.sectionCounters, save: texts.saveCounters },
};

interface LinesFormProps {
  name: keyof typeof labels;
  description: string;
  lines: string[];
}

/** A text field for a list, one item per line. */
export function LinesForm({ name, description, lines }: LinesFormProps) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm<Record<string, string>>({ initialValues: { [name]: lines.join('\n') } });
  const { sending, done } = useSubmit(form, async (values) => {
    const text = values[name] ?? '';
    if (name === 'titles') return saved(await call(saveTitles, { titles: text }));
    return saved(await call(saveCounters, { counters: text }));
  });
  return (
    <FormShell {...sending} keeps={{ form, name: name }} done={done} submitLabel={labels[name].save()}>
      <Textarea
        label={labels[name].label()}
        description={description}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps(name)}
      />
    </FormShell>
  );
}
