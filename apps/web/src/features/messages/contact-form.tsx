import * as texts from '@africanscity/messages/messages';
import { maxMessageLength } from '@africanscity/contracts/values';
import { saveContactMessage } from '@africanscity/contracts/messages/calls/contact';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clearSent } from '../../components/forms/clear-sent.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../components/forms/honeypot-field.tsx';
import { SentNotice } from '../../components/notices/sent-notice.tsx';
import { usePlainForm } from '../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';

/** A message to the company. `subject` is the context that led here, such as a package. */
export function ContactForm({ subject }: { subject: string }) {
  const call = useCall();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.has('sent'));
  const posted = usePostedForm({ surname: '', name: '', email: '', message: '', topping: '' });
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/messages/contact')).ContactForm),
  });
  const { sending } = useSubmit(
    form,
    async (values) => {
      await call(saveContactMessage, { ...values, subject });
      clearSent(form, values);
      setSent(true);
    },
    posted.error,
  );
  const plain = usePlainForm(paths.contactAbout(subject));
  if (sent) {
    return (
      <SentNotice
        title={texts.messageSent()}
        text={texts.weReplyByEmail()}
        again={{ label: texts.writeAnotherMessage(), onClick: () => setSent(false), to: paths.contact }}
      />
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'contact' }} submitLabel={texts.submit()} plain={plain}>
      {subject && <TextInput label={texts.subject()} name="subject" value={subject} readOnly />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={texts.surname()}
          description={texts.onlyOneName()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="family-name"
          {...form.getInputProps('surname')}
        />
        <TextInput label={texts.firstName()} autoComplete="given-name" {...form.getInputProps('name')} />
      </SimpleGrid>
      <TextInput
        label={texts.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <Textarea
        label={texts.message()}
        autosize
        rows={5}
        minRows={5}
        maxLength={maxMessageLength}
        {...form.getInputProps('message')}
      />
      <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
    </FormShell>
  );
}
