import * as texts from '@africanscity/messages/requests';
import { maxMessageLength } from '@africanscity/contracts/values';
import type { NamedListing } from '@africanscity/contracts/requests/requests';
import { saveRequestAnswer } from '@africanscity/contracts/requests/calls/answers';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';

interface AnswerFormProps {
  requestId: number;
  listings: NamedListing[];
  /** Id of the best matching listing, the default choice. */
  matching: number | undefined;
  onCancel: () => void;
  onSent: () => void | Promise<void>;
}

/** An owner's answer to a request: a message and a listing. */
export function AnswerForm({ requestId, listings, matching, onCancel, onSent }: AnswerFormProps) {
  const call = useCall();
  const first = listings.some(({ id }) => id === matching) ? matching : listings[0]?.id;
  const form = useForm({
    initialValues: { propertyId: first ? String(first) : '', message: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/requests/answers')).RequestAnswerForm),
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(saveRequestAnswer, { ...values, requestId: String(requestId) });
    void showToast({ kind: 'success', stays: true, message: texts.answerSent() });
    await onSent();
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'answer' }} submitLabel={texts.sendAnswer()}>
      <NativeSelect
        label={texts.yourListing()}
        data={listings.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...form.getInputProps('propertyId')}
      />
      <Textarea
        label={texts.message()}
        description={texts.answerHint()}
        autosize
        minRows={3}
        maxLength={maxMessageLength}
        data-autofocus
        {...form.getInputProps('message')}
      />
      <Button variant="default" onClick={onCancel} disabled={sending.loading} h={44}>
        {texts.cancel()}
      </Button>
    </FormShell>
  );
}
