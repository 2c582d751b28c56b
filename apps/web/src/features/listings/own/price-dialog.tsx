import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { changeOwnListing } from '@africanscity/contracts/listings/calls/own-listings';
import { pricePeriods } from '@africanscity/contracts/listings/asking-price';
import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import type { OwnListingRow } from './my-listings.tsx';
import { ownPrice } from './own-listing-texts.ts';
import { farChange, presentPriceFields, priceFields, typedPriceFault } from './typed-price.ts';

/** Changes only the price of a listing. */
export default function PriceDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState('');
  const form = useForm({
    initialValues: { price: String(listing.amount ?? listing.price) },
    validate: { price: (price) => typedPriceFault(listing, price) },
  });
  const { submit, loading, error } = useSubmit(form, async ({ price }) => {
    const id = String(listing.id);
    const fields = priceFields(listing, price);
    const { priceHeld, version } = await call(changeOwnListing, { id, version: String(listing.version), ...fields });
    await queryClient.invalidateQueries();
    onClose();
    const message = priceHeld ? texts.savedForReview() : texts.priceBeenChanged({ address: listing.address });
    void showToast({ kind: priceHeld ? 'info' : 'success', message, undo: () => undo(id, version) });
  });
  async function undo(id: string, version: number) {
    try {
      await call(changeOwnListing, { id, version: String(version), ...presentPriceFields(listing) });
      const message = texts.priceBackAgain({ address: listing.address, price: ownPrice(listing) });
      void showToast({ kind: 'success', message });
    } catch (failure) {
      void showToast({ kind: 'error', message: (failure as Error).message });
    }
    await queryClient.invalidateQueries();
  }
  const { price } = form.values;
  const far = asked && asked === price ? farChange(listing, price) : null;
  return (
    <Dialog onClose={onClose} title={texts.priceOf({ address: listing.address })}>
      <FormShell
        onSubmit={form.onSubmit((values) =>
          far || !farChange(listing, values.price) ? submit(values) : setAsked(values.price),
        )}
        keeps={{ form, name: `price ${listing.id}` }}
        loading={loading}
        error={error}
        submitLabel={far ? texts.yesThePriceIs({ price: far.after }) : texts.saveThePrice()}
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
        {far && (
          <Alert color="sunrise" role="alert">
            {texts.farFromPriceBefore(far)}
          </Alert>
        )}
      </FormShell>
    </Dialog>
  );
}
