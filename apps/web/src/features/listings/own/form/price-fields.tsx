import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { pricePeriods } from '@africanscity/contracts/listings/asking-price';
import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operation } from '../../../../api/query-client.ts';
import classes from './listing-fields.module.css';
import { type ListingForm, periodOf } from './listing-values.ts';

/** The price with its currency, and the period of a rent. A new listing starts with the currency of its country. */
export function PriceFields({ form }: { form: ListingForm }) {
  const { data = [] } = useQuery(operation(getPriceCurrencies, {}));
  const { values } = form;
  const { country, currency, price } = values;
  const local = data.find(({ countries }) => countries.includes(country))?.currency;
  const untouched = !currency && !price;
  useEffect(() => {
    // The user may have chosen one since the last rendering.
    const { currency, price } = form.getValues();
    if (!currency && !price && local) form.setFieldValue('currency', local);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another object at each rendering
  }, [untouched, local]);
  const code = currency || 'USD';
  const period = periodOf(values);
  const money = code === 'USD' ? texts.usDollars() : code;
  return (
    <Group align="end" gap="sm">
      {data.length > 1 && (
        <NativeSelect
          label={texts.currency()}
          data={data.map((row) => row.currency)}
          {...form.getInputProps('currency')}
          value={code}
        />
      )}
      <TextInput
        classNames={{ input: classes.price }}
        label={
          isRental(values.status)
            ? texts.rentPerIn({ period: period === 'month' ? 'other' : period, money })
            : texts.priceIn({ money })
        }
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        leftSection={code === 'USD' ? '$' : undefined}
        {...form.getInputProps('price')}
      />
      {isRental(values.status) && (
        <NativeSelect
          label={texts.periodOfTheRent()}
          data={Object.entries(pricePeriods).map(([value, label]) => ({ value, label: label() }))}
          {...form.getInputProps('period')}
          value={period}
        />
      )}
    </Group>
  );
}
