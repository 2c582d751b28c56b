import { maxMessageLength } from '@africanscity/contracts/values';
import { saveContactMessage } from '@africanscity/contracts/messages/calls';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/form-shell.tsx';
import { HoneypotField } from '../../components/honeypot-field.tsx';
import { SentNotice } from '../../components/sent-notice.tsx';
import { useSubmit } from '../../components/use-submit.ts';
import { validateWith } from '../../components/validate-with.ts';

/** Takes a message to the company. `subject` is what led here, such as a package. */
export function ContactForm({ subject }: { subject: string }) {
  const call = useCall();
  const [sent, setSent] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { surname: '', name: '', email: '', message: '', fax: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/messages/contact')).ContactForm),
  });
  const { submit, loading, error } = useSubmit(form, async (values) => {
    await call(saveContactMessage, { ...values, subject });
    form.reset();
    setSent(true);
  });
  if (sent) {
    return (
      <SentNotice
        title="Your message is on its way"
        text="We answer within two working days, and have mailed you a confirmation."
        again={{ label: 'Write another message', onClick: () => setSent(false) }}
      />
    );
  }
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Submit">
      {subject && <TextInput label="Subject" value={subject} readOnly />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="Surname" autoComplete="family-name" {...form.getInputProps('surname')} />
        <TextInput label="First Name" autoComplete="given-name" {...form.getInputProps('name')} />
      </SimpleGrid>
      <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...form.getInputProps('email')} />
      <Textarea label="Message" autosize minRows={5} maxLength={maxMessageLength} {...form.getInputProps('message')} />
      <HoneypotField value={form.values.fax} onChange={(fax) => form.setFieldValue('fax', fax)} />
    </FormShell>
  );
}
