import * as texts from '@africanscity/messages/messages';
import { proposeViewing } from '@africanscity/contracts/messages/calls/enquiries';
import { momentOf, pastFault } from '@africanscity/contracts/messages/viewing-times';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import classes from './enquiries.module.css';
import { MomentField } from './moment-field.tsx';
import { keptName, type ThreadKey } from './thread-key.ts';

interface ViewingFormProps {
  which: ThreadKey;
  /** The time zone of the home. */
  zone: string | null;
  onSent: () => Promise<void>;
}

/** Proposes a time for a viewing. */
export function ViewingForm({ which, zone, onSent }: ViewingFormProps) {
  const call = useCall();
  const form = useForm({
    initialValues: { viewingAt: '' },
    validate: { viewingAt: (text) => (text ? pastFault(text, zone, new Date()) : texts.chooseDayTime()) },
  });
  const { sending } = useSubmit(form, async ({ viewingAt }) => {
    await call(proposeViewing, { viewingAt: momentOf(viewingAt, zone), ...which });
    void showToast({ kind: 'success', stays: true, message: texts.viewingProposed() });
    await onSent();
  });
  return (
    <div className={classes.box}>
      <FormShell {...sending} keeps={{ form, name: keptName('viewing', which) }} submitLabel={texts.proposeThisTime()}>
        <MomentField zone={zone} label={texts.viewingMoment()} data-autofocus {...form.getInputProps('viewingAt')} />
      </FormShell>
    </div>
  );
}
