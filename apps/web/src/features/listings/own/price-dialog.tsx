import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { changeOwnListing } from '@africanscity/contracts/listings/calls/own-listings';
import { pricePeriods } from '@africanscity/contracts/listings/asking-price';
import { Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import type { OwnListingRow } from './my-listings.tsx';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';

/** Changes only the price of a listing. */
export default function PriceDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  useReturnFocus();
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({ mode: 'controlled', initialValues: { price: String(listing.amount ?? listing.price) } });
  const { submit, loading, error } = useSubmit(form, async ({ price }) => {
    const plain = price.replace(/[\s,$]/g, '');
    const request = {
      id: String(listing.id),
      version: String(listing.version),
      ...(listing.currency ? { amount: plain, currency: listing.currency } : { price: plain }),
    };
    const { priceHeld } = await call(changeOwnListing, request);
    await queryClient.invalidateQueries();
    onClose();
    void showToast(
      priceHeld
        ? { kind: 'info', message: texts.savedForReview(), stays: true }
        : { kind: 'success', message: texts.priceBeenChanged({ address: listing.address }) },
    );
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.priceOf({ address: listing.address })}
      centered
      closeButtonProps={{ 'aria-label': texts.close() }}
    >
      <FormShell
        onSubmit={form.onSubmit(submit)}
        keeps={{ form, name: `price ${listing.id}` }}
        loading={loading}
        error={error}
        submitLabel={texts.saveThePrice()}
      >
        <TextInput
          label={texts.priceIn({ money: listing.currency ?? texts.usDollars() })}
          description={
            listing.period ? pricePeriods[listing.period]() : isRental(listing.status) ? texts.perMonth() : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('price')}
          // A new price replaces the old one without deleting its digits.
          onFocus={(event) => event.currentTarget.select()}
        />
      </FormShell>
    </Modal>
  );
}
