import * as texts from '@africanscity/messages/messages';
import { subscribeNewsletter } from '@africanscity/contracts/messages/calls/newsletter';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { clearSent } from '../../../components/forms/clear-sent.ts';
import { moveFocus } from '../../../components/navigation/move-focus.ts';
import { useCall } from '../../../api/use-call.ts';
import { HoneypotField } from '../../../components/forms/honeypot-field.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import classes from './newsletter-block.module.css';

/** Sends a confirmation link to an address. Does not reveal which addresses are subscribed. */
export default function NewsletterForm() {
  const call = useCall();
  const hydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', topping: '' },
    validate: { email: (email) => (/^\s*\S+@\S+\s*$/.test(email) ? null : texts.enterEmail()) },
  });
  const { submit, loading, error } = useSubmit(form, async (values) => {
    await call(subscribeNewsletter, values);
    setSentTo(values.email.trim());
    clearSent(form, values);
  });
  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate className={classes.form}>
      <fieldset disabled={!hydrated} className={classes.fields}>
        <TextInput
          aria-label={texts.emailForTheNewsletter()}
          placeholder={texts.yourEmail()}
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          className={classes.email}
          {...form.getInputProps('email')}
          error={form.errors.email ?? error}
        />
        <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
        <Button type="submit" size="md" color="slate.9" loading={loading} disabled={!hydrated}>
          {texts.subscribe()}
        </Button>
      </fieldset>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => moveFocus(message.current), []);
  return (
    <div role="status" className={classes.sent}>
      <p ref={message} tabIndex={-1}>
        <RichText text={texts.checkInbox({ email })} tags={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
      <button type="button" className={classes.again} onClick={onAgain}>
        {texts.useAnotherAddress()}
      </button>
    </div>
  );
}
