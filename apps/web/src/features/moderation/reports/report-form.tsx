import { saveListingReport } from '@africanscity/contracts/moderation/calls/queue';
import type { ReportReason } from '@africanscity/contracts/moderation/reports';
import { maxReportDetails, reportReasons } from '@africanscity/contracts/moderation/values';
import { Button, Radio, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { SentNotice } from '../../../components/sent-notice.tsx';
import { usePlainForm } from '../../../components/use-plain-form.ts';
import { usePostedForm } from '../../../components/use-posted-form.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import { validateWith } from '../../../components/validate-with.ts';
import { useMember } from '../../../components/visitor.tsx';
import classes from './report-dialog.module.css';

interface ReportFormProps {
  id: number;
  onDone: () => void;
  /** The listing's address, where the form is a page of its own. */
  listingPath?: string;
}

/** The form of a report for people who are logged in, and the way to log in for all others. */
export function ReportForm(props: ReportFormProps) {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (member) return <MembersForm {...props} />;
  return (
    <>
      <Text mb="md">Log in to report, so that each person counts once. The owner is not told who reported.</Text>
      <Button component={Link} to={paths.login(pathname + search)} size="md" fullWidth>
        Log in
      </Button>
    </>
  );
}

/** Takes a reason, and words where the reason alone does not say it. */
function MembersForm({ id, onDone, listingPath }: ReportFormProps) {
  const call = useCall();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.has('sent'));
  const posted = usePostedForm({ reason: '', details: '' });
  const form = useForm({
    mode: 'controlled',
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/moderation/reports')).ListingReportForm),
  });
  const { submit, loading, error } = useSubmit(
    form,
    async ({ reason, details }) => {
      // The form's rules let only a reason through.
      await call(saveListingReport, { propertyId: String(id), reason: reason as ReportReason, details });
      setSent(true);
    },
    posted.error,
  );
  const plain = usePlainForm(paths.reportListing(id));
  if (sent) {
    return (
      <SentNotice
        title="Thank you, we look into it"
        text="A person reads every report. The owner is not told who sent it."
        again={{ label: 'Back to the listing', onClick: onDone, ...(listingPath && { to: listingPath }) }}
      />
    );
  }
  const other = form.values.reason === 'other';
  return (
    <FormShell
      onSubmit={form.onSubmit(submit)}
      loading={loading}
      error={error}
      submitLabel="Send the report"
      plain={plain}
    >
      <Radio.Group label="What is wrong?" className={classes.reasons} {...form.getInputProps('reason')}>
        {Object.entries(reportReasons).map(([value, label]) => (
          <Radio key={value} value={value} label={label} size="md" styles={{ body: { alignItems: 'center' } }} />
        ))}
      </Radio.Group>
      <Textarea
        label="Details"
        description={other ? undefined : 'Optional'}
        autosize
        rows={3}
        minRows={3}
        maxLength={maxReportDetails}
        {...form.getInputProps('details')}
      />
    </FormShell>
  );
}
