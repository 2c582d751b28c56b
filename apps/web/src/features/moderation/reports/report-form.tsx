import { saveListingReport } from '@africanscity/contracts/moderation/calls';
import type { ReportReason } from '@africanscity/contracts/moderation/reports';
import { maxReportDetails, reportReasons } from '@africanscity/contracts/moderation/values';
import { Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { SentNotice } from '../../../components/sent-notice.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { validateWith } from '../../../components/validate-with.ts';
import classes from './report-dialog.module.css';

/** Takes a reason, and words where the reason alone does not say it. */
export function ReportForm({ id, onDone }: { id: number; onDone: () => void }) {
  const call = useCall();
  const [sent, setSent] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { reason: '', details: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/moderation/reports')).ListingReportForm),
  });
  const { submit, loading, error } = useSubmit(form, async ({ reason, details }) => {
    // The form's rules let only a reason through.
    await call(saveListingReport, { propertyId: String(id), reason: reason as ReportReason, details });
    setSent(true);
  });
  if (sent) {
    return (
      <SentNotice
        title="Thank you, we look into it"
        text="A person reads every report. The owner is not told who sent it."
        again={{ label: 'Back to the listing', onClick: onDone }}
      />
    );
  }
  const other = form.values.reason === 'OTHER';
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Send the report">
      <Radio.Group label="What is wrong?" className={classes.reasons} {...form.getInputProps('reason')}>
        {Object.entries(reportReasons).map(([value, label]) => (
          <Radio key={value} value={value} label={label} size="md" styles={{ body: { alignItems: 'center' } }} />
        ))}
      </Radio.Group>
      <Textarea
        label="Details"
        description={other ? undefined : 'Optional'}
        autosize
        minRows={3}
        maxLength={maxReportDetails}
        {...form.getInputProps('details')}
      />
    </FormShell>
  );
}
