import * as texts from '@africanscity/messages/moderation';
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
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { SentNotice } from '../../../components/notices/sent-notice.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useMember } from '../../../components/visitor/visitor.tsx';
import classes from './report-dialog.module.css';

interface ReportFormProps {
  id: number;
  onDone: () => void;
  /** Path of the listing, if the form has its own page. */
  listingPath?: string;
}

/** The report form for logged-in users, or a log-in link for others. */
export function ReportForm(props: ReportFormProps) {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (member) return <MembersForm {...props} />;
  return (
    <>
      <Text mb="md">{texts.logInToReport()}</Text>
      <Button component={Link} to={paths.login(pathname + search)} size="md" fullWidth>
        {texts.logIn()}
      </Button>
    </>
  );
}

/** Asks for a reason, and for details if the reason needs them. */
function MembersForm({ id, onDone, listingPath }: ReportFormProps) {
  const call = useCall();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.has('sent'));
  const posted = usePostedForm({ reason: '', details: '' });
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/moderation/reports')).ListingReportForm),
  });
  const { sending } = useSubmit(
    form,
    async ({ reason, details }) => {
      // The form's validation requires a reason.
      await call(saveListingReport, { propertyId: String(id), reason: reason as ReportReason, details });
      setSent(true);
    },
    posted.error,
  );
  const plain = usePlainForm(paths.reportListing(id));
  if (sent) {
    return (
      <SentNotice
        title={texts.reportThanks()}
        text={texts.weReadReports()}
        again={{ label: texts.backToTheListing(), onClick: onDone, ...(listingPath && { to: listingPath }) }}
      />
    );
  }
  const other = form.values.reason === 'other';
  return (
    <FormShell {...sending} keeps={{ form, name: 'report' }} submitLabel={texts.sendTheReport()} plain={plain}>
      <Radio.Group label={texts.whatIsWrong()} className={classes.reasons} {...form.getInputProps('reason')}>
        {Object.entries(reportReasons).map(([value, label]) => (
          <Radio key={value} value={value} label={label()} size="md" styles={{ body: { alignItems: 'center' } }} />
        ))}
      </Radio.Group>
      <Textarea
        label={texts.details()}
        description={other ? undefined : texts.optional()}
        autosize
        rows={3}
        minRows={3}
        maxLength={maxReportDetails}
        {...form.getInputProps('details')}
      />
    </FormShell>
  );
}
