import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { currencyLabels, formatAmount, priceOf } from './money.ts';
import { MonthsField } from './months-field.tsx';
import { PurchaseOutcome } from './purchase-outcome.tsx';
import classes from './shown-field.module.css';
import { useCheckout } from './use-checkout.ts';

/** Pays by EcoCash, OneMoney or InnBucks, in ZiG if the wallet takes it, otherwise in dollars. The payer approves it on the phone. */
export function WalletForm({ item, options }: { item: Package; options: PaymentOptions }) {
  const wallets = options.methods.filter(({ needsMobile }) => needsMobile);
  const { pay, submitLabel } = useCheckout(item, options);
  const form = useForm({
    initialValues: { months: '1', mobile: '', method: wallets[0]?.method ?? 'ecocash' },
    validate: {
      mobile: (mobile) => (mobile.trim() ? null : texts.enterWalletNumber()),
    },
  });
  const { months, method } = form.values;
  const wallet = wallets.find((one) => one.method === method);
  const currency = wallet?.currencies.includes('ZWG') ? 'ZWG' : 'USD';
  const { sending } = useSubmit(form, (values) => pay({ ...values, method: values.method as PaymentMethod, currency }));
  const price = formatAmount(priceOf(item, { months, currency }, options.rate), currency);
  return (
    <FormShell {...sending} keeps={{ form, name: 'ecocash' }} submitLabel={submitLabel}>
      {wallets.length > 1 && (
        <NativeSelect
          label={texts.wallet()}
          data={wallets.map(({ method: value, label }) => ({ value, label }))}
          {...form.getInputProps('method')}
        />
      )}
      <SimpleGrid cols={2} spacing="md">
        <TextInput
          label={texts.currency()}
          value={currencyLabels[currency]}
          disabled
          classNames={{ input: classes.shown }}
        />
        <TextInput label={texts.price()} value={price} disabled classNames={{ input: classes.shown }} />
      </SimpleGrid>
      <MonthsField {...form.getInputProps('months')} />
      <TextInput
        label={texts.mobileNumber()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="077 123 4567"
        description={texts.walletPrefixes()}
        {...form.getInputProps('mobile')}
      />
      <Alert color="gray">
        {currency === 'ZWG' ? texts.paidInLocal() : texts.paidInDollars()}
        {currency === 'ZWG' && item.localPrice === null && options.rate && (
          <Text component="span" inherit>
            {' '}
            {texts.rateFixed({ rate: options.rate })}
          </Text>
        )}
      </Alert>
      <PurchaseOutcome packageId={item.id} months={months} />
    </FormShell>
  );
}
