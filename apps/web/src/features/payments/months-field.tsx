import * as texts from '@africanscity/messages/payments';
import { paymentMonths } from '@africanscity/contracts/payments/values';
import { NativeSelect } from '@mantine/core';

/** The number of months to pay for. */
export function MonthsField(field: React.ComponentProps<typeof NativeSelect>) {
  const data = paymentMonths.map((months) => ({
    value: String(months),
    label: texts.monthsCount({ count: months }),
  }));
  return <NativeSelect label={texts.numberOfMonths()} data={data} {...field} />;
}
