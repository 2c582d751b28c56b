import * as texts from '@africanscity/messages/requests';
import type { EvaluationCategory } from '@africanscity/contracts/requests/evaluations';
import { evaluationCategories } from '@africanscity/contracts/requests/values';
import { savePropertyEvaluation } from '@africanscity/contracts/requests/calls/evaluations';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { clearSent } from '../../components/forms/clear-sent.ts';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../components/forms/honeypot-field.tsx';
import { SentNotice } from '../../components/notices/sent-notice.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';

const categories = () => [
  { value: '', label: texts.select() },
  ...Object.entries(evaluationCategories).map(([value, label]) => ({ value, label: label() })),
];

/** Asks the company for a valuation. `type` is the listing's type. */
export function EvaluationForm({ id, type }: { id: number; type: string }) {
  const call = useCall();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: {
      category: categoryOf(type) as EvaluationCategory,
      name: '',
      email: '',
      phone: '',
      message: '',
      topping: '',
    },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/requests/evaluations')).PropertyEvaluationForm,
    ),
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(savePropertyEvaluation, { ...values, propertyId: String(id) });
    clearSent(form, values);
    setSent(true);
  });
  if (sent) {
    return (
      <SentNotice
        title={texts.weHaveYourRequest()}
        text={texts.teamWillEmail()}
        again={{ label: texts.sendAnotherRequest(), onClick: () => setSent(false) }}
      />
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'valuation' }} submitLabel={texts.sendRequest()}>
      <NativeSelect label={texts.category()} data={categories()} {...form.getInputProps('category')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={texts.name()} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput label={texts.email()} type="email" autoComplete="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput
        label={texts.phone()}
        description={texts.optional()}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <Textarea
        label={texts.message()}
        description={texts.optional()}
        autosize
        minRows={2}
        maxLength={4000}
        {...form.getInputProps('message')}
      />
      <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
    </FormShell>
  );
}

/** Returns '' where the visitor must choose. */
function categoryOf(type: string): EvaluationCategory | '' {
  if (/apartment|flat|room|student/i.test(type)) return 'apartment';
  if (/farm|stand|land|plot/i.test(type)) return 'agricultural_land';
  return /house|villa|cottage/i.test(type) ? 'house' : '';
}
