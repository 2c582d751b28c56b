import type { Package } from '@africanscity/contracts/payments/packages';
import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import { Alert } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { CurrencyAndPrice } from './currency-and-price.tsx';
import { MonthsField } from './months-field.tsx';
import { PurchaseOutcome } from './purchase-outcome.tsx';
import { useCheckout } from './use-checkout.ts';

interface PurchaseFormProps {
  item: Package;
  options: PaymentOptions;
  method: PaymentMethod;
  /** Description of the next step. */
  note: string;
}

/**
 * The form of payment methods that need only a currency and a number of months: card on Paynow's page, or bank
 * transfer.
 */
export function PurchaseForm({ item, options, method, note }: PurchaseFormProps) {
  const { pay, submitLabel } = useCheckout(item, options);
  const currencies = options.methods.find((way) => way.method === method)?.currencies ?? [];
  const form = useForm({
    initialValues: { currency: (currencies[0] ?? 'USD') as PaymentCurrency, months: '1' },
  });
  const { sending } = useSubmit(form, (values) => pay({ ...values, method }));
  return (
    <FormShell {...sending} keeps={{ form, name: method }} submitLabel={submitLabel}>
      <CurrencyAndPrice
        item={item}
        months={form.values.months}
        currencies={currencies}
        rate={options.rate}
        {...form.getInputProps('currency')}
      />
      <MonthsField {...form.getInputProps('months')} />
      <Alert color="gray">{note}</Alert>
      <PurchaseOutcome packageId={item.id} months={form.values.months} />
    </FormShell>
  );
}
