import { paymentMonths } from '@africanscity/contracts/payments/values';
import { NativeSelect } from '@mantine/core';

/** The number of months to pay for. */
export function MonthsField(field: React.ComponentProps<typeof NativeSelect>) {
  const data = paymentMonths.map((months) => ({
    value: String(months),
    label: months === 1 ? '1 month' : `${months} months`,
  }));
  return <NativeSelect label="Number of months" data={data} {...field} />;
}
