import type { Package } from '@africanscity/contracts/billing';
import type { PaymentCurrency, PaymentOptions } from '@africanscity/contracts/payments';
import { Alert } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormShell } from '../../components/form-shell.tsx';
import { useSubmit } from '../../components/use-submit.ts';
import { CurrencyAndPrice } from './currency-and-price.tsx';
import { MonthsField } from './months-field.tsx';
import { PurchaseOutcome } from './purchase-outcome.tsx';
import { useCheckout } from './use-checkout.ts';

/** Pays by a transfer that somebody of the company finds on the account. */
export function BankForm({ item, options }: { item: Package; options: PaymentOptions }) {
  const pay = useCheckout(item);
  const currencies = options.methods.find(({ method }) => method === 'bank')?.currencies ?? [];
  const form = useForm({
    mode: 'controlled',
    initialValues: { currency: (currencies[0] ?? 'USD') as PaymentCurrency, months: '1' },
  });
  const { submit, loading, error } = useSubmit(form, (values) => pay({ ...values, method: 'bank' }));
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Proceed">
      <CurrencyAndPrice
        item={item}
        months={form.values.months}
        currencies={currencies}
        rate={options.rate}
        {...form.getInputProps('currency')}
      />
      <MonthsField {...form.getInputProps('months')} />
      <Alert color="gray">
        Next you see the account and a reference to name. Your package begins once our team has found the money, mostly
        within two working days.
      </Alert>
      <PurchaseOutcome packageId={item.id} months={form.values.months} />
    </FormShell>
  );
}
