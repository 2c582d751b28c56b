import * as texts from '@africanscity/messages/messages';
import { maxFeedbackLength } from '@africanscity/contracts/messages/values';
import { saveFeedback } from '@africanscity/contracts/messages/calls/feedback';
import { Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { showNotice } from '../../components/notices/page-notice.ts';
import { showToast } from '../../components/notices/toast.ts';
import { firstByField, useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';

/** The feedback form. Errors of the text are shown under the field and in a toast. */
export function FeedbackForm() {
  const call = useCall();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { message: '', mayBeShown: false },
    validate: validateWith(async () =>
      (await import('@africanscity/contracts/messages/feedback')).FeedbackForm.pick({ message: true }),
    ),
  });
  const { sending } = useSubmit(form, async ({ message, mayBeShown }) => {
    try {
      await call(saveFeedback, { message, mayBeShown: mayBeShown ? 'true' : 'false' });
    } catch (failure) {
      const faults = failure instanceof ApiFailure ? Object.values(firstByField(failure.fields))[0] : '';
      if (faults) void showToast({ kind: 'error', message: faults });
      throw failure;
    }
    await navigate('/');
    showNotice({ message: texts.thankYouForFeedback() });
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'feedback' }} submitLabel={texts.submit()}>
      <Textarea
        label={texts.feedbackTestimony()}
        description={texts.feedbackQuestion()}
        autosize
        minRows={5}
        maxLength={maxFeedbackLength}
        {...form.getInputProps('message')}
      />
      <Checkbox
        size="md"
        label={texts.feedbackPermission()}
        {...form.getInputProps('mayBeShown', { type: 'checkbox' })}
      />
    </FormShell>
  );
}
