import * as texts from '@africanscity/messages/payments';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { AdTask } from '@africanscity/contracts/payments/ads';
import { completeAdTask } from '@africanscity/contracts/payments/calls/ads';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

const example = 'https://…';

interface AdProofDialogProps {
  task: AdTask;
  name: string;
  onClose: () => void;
}

/** Records where an ad was placed, as proof for the buyer. */
export function AdProofDialog({ task, name, onClose }: AdProofDialogProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: {
      id: String(task.id),
      propertyId: String(task.listing?.id ?? task.choices[0]?.id ?? ''),
      proofUrl: task.proofUrl ?? '',
      proofNote: task.proofNote,
    },
    validate: validateWith(async () => (await import('@africanscity/contracts/payments/ads')).AdProof),
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(completeAdTask, values);
    await queryClient.invalidateQueries();
    void showToast({ kind: 'success', message: texts.adPlaced({ name }) });
    onClose();
  });
  const listings = task.listing
    ? [task.listing, ...task.choices.filter(({ id }) => id !== task.listing?.id)]
    : task.choices;
  return (
    <Dialog onClose={onClose} title={name}>
      <FormShell {...sending} keeps={{ form, name: `ad ${task.id}` }} submitLabel={texts.markAsPlaced()}>
        <NativeSelect
          label={texts.listingInTheAd()}
          data={[
            { value: '', label: texts.noParticularListing() },
            ...listings.map(({ id, address, city }) => ({ value: String(id), label: placeLine(address, city) })),
          ]}
          {...form.getInputProps('propertyId')}
        />
        <TextInput label={texts.linkToTheAd()} type="url" placeholder={example} {...form.getInputProps('proofUrl')} />
        <Textarea
          label={texts.note()}
          description={texts.proofHint()}
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('proofNote')}
        />
      </FormShell>
    </Dialog>
  );
}
