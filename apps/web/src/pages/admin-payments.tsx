import * as texts from '@africanscity/messages/administration';
import { SimpleGrid } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { BankAccounts } from '../features/payments/managed/bank-accounts.tsx';
import { ExchangeRates } from '../features/payments/managed/exchange-rates.tsx';
import { PaymentSums } from '../features/payments/managed/payment-sums.tsx';
import { ExportPayments, PaymentsTable } from '../features/payments/managed/payments-table.tsx';

export const loader = unlisted(texts.navPayments);

export default function AdminPayments() {
  return (
    <AdminPage title={texts.navPayments()} lead={texts.paymentsLead()} actions={<ExportPayments />}>
      <PaymentSums />
      <PaymentsTable />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" mt="xl" style={{ alignItems: 'start' }}>
        <ExchangeRates />
        <BankAccounts />
      </SimpleGrid>
    </AdminPage>
  );
}
