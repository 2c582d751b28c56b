import * as texts from '@africanscity/messages/messages';
import { reportEnquiry } from '@africanscity/contracts/moderation/calls/enquiry-reports';
import { maxEnquiryReport } from '@africanscity/contracts/messages/values';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import classes from './enquiries.module.css';
import { keptName, type ThreadKey } from './thread-key.ts';

/** Reports the other side of a conversation to the team. */
export function ReportThread({ which, onSent }: { which: ThreadKey; onSent: () => Promise<void> }) {
  const call = useCall();
  const form = useForm({
    initialValues: { details: '' },
    validate: { details: (text) => (text.trim() ? null : texts.tellWhatIsWrong()) },
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(reportEnquiry, { ...values, ...which });
    void showToast({ kind: 'success', stays: true, message: texts.thankYouForReport() });
    await onSent();
  });
  return (
    <div className={classes.box}>
      <FormShell {...sending} keeps={{ form, name: keptName('report', which) }} submitLabel={texts.sendTheReport()}>
        <Textarea
          label={texts.whatIsWrong()}
          description={texts.reportHint()}
          autosize
          minRows={3}
          maxLength={maxEnquiryReport}
          {...form.getInputProps('details')}
        />
      </FormShell>
    </div>
  );
}
