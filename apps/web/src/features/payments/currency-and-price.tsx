import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import { NativeSelect, type NativeSelectProps, SimpleGrid, TextInput } from '@mantine/core';
import { currencyLabels, formatAmount, priceOf } from './money.ts';

interface CurrencyAndPriceProps extends NativeSelectProps {
  item: Package;
  months: string;
  currencies: PaymentCurrency[];
  rate: string | null;
  value?: PaymentCurrency;
}

/** The currency field and the price in that currency. */
export function CurrencyAndPrice({ item, months, currencies, rate, ...field }: CurrencyAndPriceProps) {
  const currency = field.value ?? 'USD';
  const price = formatAmount(priceOf(item, { months, currency }, rate), currency);
  return (
    <SimpleGrid cols={2} spacing="md">
      <NativeSelect
        label={texts.currency()}
        data={currencies.map((value) => ({ value, label: currencyLabels[value] }))}
        {...field}
      />
      <TextInput label={texts.price()} value={price} readOnly />
    </SimpleGrid>
  );
}
