import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { maxMessageLength } from '@africanscity/contracts/values';
import { Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { clearSent } from '../../../components/forms/clear-sent.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../../components/forms/honeypot-field.tsx';
import classes from './message-form.module.css';
import { SentNotice } from '../../../components/notices/sent-notice.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

interface MessageFormProps {
  /** Name of the recipient. */
  to: string;
  send: (message: { name: string; email: string; phone: string; message: string; topping: string }) => Promise<unknown>;
}

/** A form that emails a message to a user or a company. */
export default function MessageForm({ to, send }: MessageFormProps) {
  const titleId = useId();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: { name: '', email: '', phone: '', message: '', topping: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/companies/directory')).PersonalMessage),
  });
  const { sending } = useSubmit(form, async (values) => {
    await send(values);
    clearSent(form, values);
    setSent(true);
  });
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.sendEmail()}
      </Title>
      {sent ? (
        <SentNotice
          title={texts.emailSent()}
          text={texts.canReplyByEmail({ to })}
          again={{ label: texts.writeAnotherEmail(), onClick: () => setSent(false) }}
        />
      ) : (
        <FormShell {...sending} keeps={{ form, name: 'message' }} submitLabel={texts.submit()}>
          <TextInput label={texts.name()} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput label={siteTexts.email()} type="email" autoComplete="email" {...form.getInputProps('email')} />
          <TextInput label={texts.phone()} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
          <Textarea
            label={siteTexts.message()}
            autosize
            minRows={3}
            maxLength={maxMessageLength}
            {...form.getInputProps('message')}
          />
          <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
        </FormShell>
      )}
    </section>
  );
}
