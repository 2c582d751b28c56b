import * as texts from '@africanscity/messages/payments';
import { getPackagesAll } from '@africanscity/contracts/payments/calls/packages';
import { getPaymentOptions } from '@africanscity/contracts/payments/calls/payments';
import { Container, Text } from '@mantine/core';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { describeWays } from '../features/payments/describe-ways.ts';
import { PackageCards } from '../features/payments/package-cards.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export async function loader({ queryClient, publicUrl, brand }: LoaderContext): Promise<PageData> {
  await Promise.all([
    queryClient.ensureQueryData(operation(getPackagesAll, {})),
    queryClient.ensureQueryData(operation(getPaymentOptions, {})),
  ]);
  return {
    meta: {
      title: texts.pricing(),
      description: texts.pricingDescription({ brand: brand.name }),
      canonical: `${publicUrl}${paths.pricing}`,
    },
    minimal: true,
  };
}

export default function Pricing() {
  const packages = usePrefetched(getPackagesAll, {});
  const options = usePrefetched(getPaymentOptions, {});
  return (
    <>
      <PageHead title={texts.pricing()} lead={texts.pricingLead()} />
      <Container py={{ base: 'xl', sm: 48 }}>
        {packages.length === 0 ? (
          <MessageScreen title={texts.noPackages()} text={texts.comeBackLater()} />
        ) : (
          <>
            <PackageCards packages={packages} freeListings={options.freeListings} />
            <Text mt="xl" maw="68ch">
              {describeWays(options)} {texts.whenPackageReplaced()}
            </Text>
          </>
        )}
      </Container>
    </>
  );
}
