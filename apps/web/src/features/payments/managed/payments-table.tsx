import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
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
import { formatAmount } from '../money.ts';
import { actsUpon, type AskedAct, PaymentActDialog } from './payment-acts.tsx';
import { methodWords, PaymentState, stateTexts } from './payment-state.tsx';
import { statusWords } from '../status-words.ts';

const filterWords = { ...statusWords, all: texts.allPayments, attention: texts.waitingForYou };

/** All payments with the actions of administrators. */
export function PaymentsTable() {
  const { change } = useTableAddress();
  const filter = useFilter();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  return (
    <>
      <DataTable
        title={texts.payments()}
        endpoint={getPaymentsPage}
        input={{ filter }}
        searchLabel={texts.referenceOrEmail()}
        nameOf={({ reference }) => reference}
        empty={filter === 'all' ? texts.noPaymentsYet() : texts.noMatchingPayments()}
        filters={
          <NativeSelect
            aria-label={texts.showPayments()}
            value={filter}
            data={paymentFilters.map((value) => ({ value, label: filterWords[value]() }))}
            onChange={(event) => change({ filter: event.currentTarget.value })}
          />
        }
        columns={[
          {
            title: texts.reference(),
            sortBy: 'reference',
            text: ({ reference }) => reference,
            show: ({ id, reference }: ManagedPayment) => (
              <Anchor component={Link} to={paths.adminPayment(id)}>
                {reference}
              </Anchor>
            ),
          },
          {
            title: texts.payer(),
            text: ({ payer }) => [payer.name, payer.email].join('\n'),
            show: ({ payer }) => <Payer {...payer} />,
            wrap: 'anywhere',
          },
          {
            title: texts.paidFor(),
            show: ({ packageName, months }) => texts.packageForMonths({ name: packageName, count: months }),
          },
          {
            title: texts.amount(),
            sortBy: 'amount',
            show: ({ amount, currency }) => formatAmount(amount, currency),
            wrap: 'never',
          },
          { title: texts.paidWith(), show: ({ method }) => methodWords[method]() },
          {
            title: texts.stateTitle(),
            text: (payment) => withCommas(stateTexts(payment)),
            show: (payment) => <PaymentState payment={payment} />,
          },
          { title: texts.made(), sortBy: 'createdAt', show: ({ createdAt }) => showUtcTime(createdAt), wrap: 'never' },
        ]}
        actions={(payment) => [
          { label: texts.open(), to: paths.adminPayment(payment.id) },
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
  return (
    <DownloadFile
      label={texts.exportPayments()}
      fileName="payments.csv"
      fetchFile={() => call(exportPayments, { filter })}
    />
  );
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
