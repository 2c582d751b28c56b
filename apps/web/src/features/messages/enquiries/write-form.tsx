import * as texts from '@africanscity/messages/messages';
import { sendEnquiryMessage } from '@africanscity/contracts/messages/calls/enquiries';
import { maxEnquiryLength } from '@africanscity/contracts/messages/values';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { clearSent } from '../../../components/forms/clear-sent.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { keptName, type ThreadKey } from './thread-key.ts';

/** The reply form of a conversation. */
export function WriteForm({ which, onSent }: { which: ThreadKey; onSent: () => Promise<void> }) {
  const call = useCall();
  const form = useForm({
    initialValues: { message: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/messages/enquiries')).EnquiryMessageForm),
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(sendEnquiryMessage, { ...values, ...which });
    clearSent(form, values);
    await onSent();
  });
  return (
    <FormShell {...sending} keeps={{ form, name: keptName('reply', which) }} submitLabel={texts.send()}>
      <Textarea
        label={texts.yourReply()}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxEnquiryLength}
        {...form.getInputProps('message')}
      />
    </FormShell>
  );
}
