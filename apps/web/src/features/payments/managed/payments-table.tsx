import { exportPayments, getPaymentsPage } from '@africanscity/contracts/payments/calls/managed-payments';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import { paymentFilters } from '@africanscity/contracts/payments/values';
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { DownloadFile } from '../../../components/tables/download-file.tsx';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { showUtcTime } from '../../../ui/show-time.ts';
import { actsUpon, type AskedAct, PaymentActDialog } from './payment-acts.tsx';
import { methodWords, PaymentState, statusWords } from './payment-state.tsx';

const filterWords = { ...statusWords, all: 'All payments', attention: 'Waiting for you' };

/** All payments with the actions of administrators. */
export function PaymentsTable() {
  const { change } = useTableAddress();
  const filter = useFilter();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  return (
    <>
      <DataTable
        title="Payments"
        endpoint={getPaymentsPage}
        input={{ filter }}
        searchLabel="Reference or email"
        nameOf={({ reference }) => reference}
        empty={filter === 'all' ? 'No payments yet.' : 'No matching payments.'}
        filters={
          <NativeSelect
            aria-label="Show payments"
            value={filter}
            data={paymentFilters.map((value) => ({ value, label: filterWords[value] }))}
            onChange={(event) => change({ filter: event.currentTarget.value })}
          />
        }
        columns={[
          {
            title: 'Reference',
            sortBy: 'reference',
            show: ({ id, reference }: ManagedPayment) => (
              <Anchor component={Link} to={paths.adminPayment(id)}>
                {reference}
              </Anchor>
            ),
          },
          { title: 'Payer', show: ({ payer }) => <Payer {...payer} />, wrap: 'anywhere' },
          {
            title: 'For',
            show: ({ packageName, months }) => `${packageName}, ${months} ${months === 1 ? 'month' : 'months'}`,
          },
          { title: 'Amount', sortBy: 'amount', show: ({ amount, currency }) => `${amount} ${currency}`, wrap: 'never' },
          { title: 'By', show: ({ method }) => methodWords[method] },
          { title: 'State', show: (payment) => <PaymentState payment={payment} /> },
          { title: 'Made', sortBy: 'createdAt', show: ({ createdAt }) => showUtcTime(createdAt), wrap: 'never' },
        ]}
        actions={(payment) => [
          { label: 'Open', to: paths.adminPayment(payment.id) },
          ...actsUpon(payment).map((act) => ({
            label: act.label,
            danger: act.danger,
            onClick: () => setAsked({ payment, act }),
          })),
        ]}
      />
      {asked && <PaymentActDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Downloads the filtered payments. */
export function ExportPayments() {
  const call = useCall();
  const filter = useFilter();
  return <DownloadFile label="Export" fileName="payments.csv" fetchFile={() => call(exportPayments, { filter })} />;
}

function useFilter(): (typeof paymentFilters)[number] {
  const { query } = useTableAddress();
  return paymentFilters.find((known) => known === query.get('filter')) ?? 'all';
}

function Payer({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
    </>
  );
}
