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
import { EcocashForm } from './ecocash-form.tsx';
import { PackageSummary } from './package-summary.tsx';
import { waysFor } from './ways-for.ts';
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
          {formatExactPrice(item.price)} per month. {describeLimits(item)}{' '}
          <Anchor component={Link} to={paths.pricing} underline="always">
            Other packages
          </Anchor>
        </>
      }
      beside={<PackageSummary item={item} />}
    >
      <Loaded query={query} what="ways to pay" skeleton={<SkeletonForm fields={3} />}>
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
      label: 'EcoCash',
      shown: wallets.some(offered),
      form: <EcocashForm item={item} options={options} />,
    },
    {
      value: 'paynow',
      label: 'PayNow',
      shown: offered('paynow'),
      form: (
        <PurchaseForm
          item={item}
          options={options}
          method="paynow"
          note="Choose Visa or Mastercard on the payment platform, which opens next."
        />
      ),
    },
    {
      value: 'bank',
      label: 'Bank transfer',
      shown: offered('bank'),
      form: (
        <PurchaseForm
          item={item}
          options={options}
          method="bank"
          note="Next you’ll see the bank account and a reference. Your package starts when the money arrives, usually within two working days."
        />
      ),
    },
  ].filter(({ shown }) => shown);
  if (ways.length === 0) {
    return (
      <Alert color="gray" title="Payments are not available right now">
        Please come back later, or{' '}
        <Anchor component={Link} to={paths.contact} underline="always">
          write to us
        </Anchor>
        .
      </Alert>
    );
  }
  return (
    <>
      {options.simulated && (
        <Alert color="gray" mb="md" title="Payments are simulated">
          No money moves. EcoCash numbers 0771111111 and 0772222222 pay, 0773333333 fails, 0774444444 has no balance.
        </Alert>
      )}
      <Tabs defaultValue={ways[0]?.value} keepMounted={false}>
        <Tabs.List mb="lg" aria-label="Payment options">
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
