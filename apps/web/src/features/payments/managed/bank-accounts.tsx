import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import { deleteBankAccount, getBankAccounts, saveBankAccount } from '@africanscity/contracts/payments/calls/settings';
import type { BankAccount } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import { Button, NativeSelect, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { currencyLabels } from '../money.ts';
import classes from './payments.module.css';

const empty = { bank: '', accountName: '', accountNumber: '', branch: '' };

/** The bank account for transfers in each currency. */
export function BankAccounts() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getBankAccounts, {}), staleTime: 0 });
  const [removed, setRemoved] = useState<BankAccount | null>(null);
  const form = useForm({
    initialValues: { currency: 'USD' as PaymentCurrency, ...empty },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/payments/managed-payments')).BankAccountForm,
    ),
  });
  const { sending, done } = useSubmit(form, async (values) => {
    await call(saveBankAccount, values);
    form.setValues(empty);
    await queryClient.invalidateQueries();
    return texts.transfersNowGoTo({ currency: commonCurrencyName(values.currency), bank: values.bank });
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="accounts">
      <Title order={2} size="h3" mb={4} id="accounts">
        {texts.bankAccounts()}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.bankAccountsLead()}
      </Text>
      <Loaded query={query} what={texts.theAccounts()} skeleton={<SkeletonRows height={96} />}>
        {(accounts) => <AccountList accounts={accounts} onEdit={form.setValues} onRemove={setRemoved} />}
      </Loaded>
      <FormShell {...sending} keeps={{ form, name: 'account' }} done={done} submitLabel={texts.saveTheAccount()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label={texts.currency()}
            data={['USD', { value: 'ZWG', label: currencyLabels.ZWG }]}
            {...form.getInputProps('currency')}
          />
          <TextInput label={texts.bank()} maxLength={100} {...form.getInputProps('bank')} />
          <TextInput label={texts.accountName()} maxLength={100} {...form.getInputProps('accountName')} />
          <TextInput label={texts.accountNumber()} maxLength={40} {...form.getInputProps('accountNumber')} />
          <TextInput label={texts.branch()} maxLength={100} {...form.getInputProps('branch')} />
        </SimpleGrid>
      </FormShell>
      {removed && (
        <ReasonDialog
          title={texts.removeAccountQuestion({ currency: commonCurrencyName(removed.currency) })}
          confirm={texts.remove()}
          danger
          send={async () => {
            await call(deleteBankAccount, { currency: removed.currency });
            await queryClient.invalidateQueries();
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        >
          {texts.transfersNoLonger({ currency: commonCurrencyName(removed.currency) })}
        </ReasonDialog>
      )}
    </Paper>
  );
}

interface AccountListProps {
  accounts: BankAccount[];
  onEdit(account: BankAccount): void;
  onRemove(account: BankAccount): void;
}

function AccountList({ accounts, onEdit, onRemove }: AccountListProps) {
  return (
    <ul className={classes.history} aria-label={texts.accounts()}>
      {accounts.map((account) => (
        <li key={account.currency}>
          <Text fw={600}>
            {commonCurrencyName(account.currency)}: {account.bank}, {account.accountNumber}
          </Text>
          <Text size="sm" c="dimmed">
            {account.accountName}, {account.branch}
          </Text>
          <Button variant="default" h={44} mt="xs" me="sm" onClick={() => onEdit(account)}>
            {texts.editCurrency({ currency: commonCurrencyName(account.currency) })}
          </Button>
          <Button variant="default" c="var(--mantine-color-error)" h={44} mt="xs" onClick={() => onRemove(account)}>
            {texts.removeNamed({ currency: commonCurrencyName(account.currency) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
