import * as texts from '@africanscity/messages/payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import type { PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments/payments';
import { getPaymentOptions } from '@africanscity/contracts/payments/calls/payments';
import { Alert, Anchor, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { formatExactPrice } from '../../ui/price.ts';
import { SkeletonForm } from '../../ui/waiting.tsx';
import { describeLimits } from './describe-limits.ts';
import { WalletForm } from './wallet-form.tsx';
import { PackageSummary } from './package-summary.tsx';
import { waysFor } from './ways-for.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { PurchaseForm } from './purchase-form.tsx';

const wallets: PaymentMethod[] = ['ecocash', 'onemoney', 'innbucks'];

/** The payment methods for a package, in tabs. */
export function Checkout({ item }: { item: Package }) {
  const query = useQuery(operation(getPaymentOptions, {}));
  return (
    <NarrowPage
      title={item.name}
      size={560}
      lead={
        <>
          {texts.pricePerMonthIs({ price: formatExactPrice(item.price) })} {describeLimits(item)}{' '}
          <Anchor component={Link} to={paths.pricing} underline="always">
            {texts.otherPackages()}
          </Anchor>
        </>
      }
      beside={<PackageSummary item={item} />}
    >
      <Loaded query={query} what={texts.waysToPay()} skeleton={<SkeletonForm fields={3} />}>
        {(options) => <Ways item={item} options={waysFor(item, options)} />}
      </Loaded>
    </NarrowPage>
  );
}

function Ways({ item, options }: { item: Package; options: PaymentOptions }) {
  const offered = (method: PaymentMethod) => options.methods.some((way) => way.method === method);
  const ways = [
    {
      value: 'ecocash',
      label: texts.ecocash(),
      shown: wallets.some(offered),
      form: <WalletForm item={item} options={options} />,
    },
    {
      value: 'paynow',
      label: texts.paynow(),
      shown: offered('paynow'),
      form: <PurchaseForm item={item} options={options} method="paynow" note={texts.cardNote()} />,
    },
    {
      value: 'bank',
      label: texts.bankTransfer(),
      shown: offered('bank'),
      form: <PurchaseForm item={item} options={options} method="bank" note={texts.bankNote()} />,
    },
  ].filter(({ shown }) => shown);
  if (ways.length === 0) {
    return (
      <Alert color="gray" title={texts.notAvailableNow()}>
        <RichText
          text={texts.comeBackOrWrite()}
          tags={{
            contact: (words) => (
              <Anchor component={Link} to={paths.contact} underline="always">
                {words}
              </Anchor>
            ),
          }}
        />
      </Alert>
    );
  }
  return (
    <>
      {options.simulated && (
        <Alert color="gray" mb="md" title={texts.simulated()}>
          {texts.simulatedText()}
        </Alert>
      )}
      <Tabs defaultValue={ways[0]?.value} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={texts.paymentOptions()}>
          {ways.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} mih={44} px={{ base: 'xs', sm: 'md' }}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ways.map(({ value, form }) => (
          <Tabs.Panel key={value} value={value}>
            {form}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
