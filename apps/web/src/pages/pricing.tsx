import { getPackagesAll } from '@africanscity/contracts/billing';
import { Alert, Container } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { PackageCards } from '../features/billing/package-cards.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export async function loader({ queryClient, publicUrl }: LoaderContext): Promise<PageData> {
  await queryClient.ensureQueryData(operation(getPackagesAll, {}));
  return {
    meta: {
      title: 'Pricing',
      description:
        'What it costs to be seen on AfricansCity: packages for individuals and agencies, by the month, in US dollars.',
      canonical: `${publicUrl}${paths.pricing}`,
    },
  };
}

export default function Pricing() {
  const packages = usePrefetched(getPackagesAll, {});
  return (
    <>
      <PageHead
        title="Pricing"
        lead="Listing is free. A package brings your listings before more people, on our site, on Facebook and in the newspaper."
      />
      <Container py={{ base: 'xl', sm: 48 }}>
        {packages.length === 0 ? (
          <MessageScreen title="No packages at the moment" text="Come back later, or ask us what we can do for you." />
        ) : (
          <>
            <PackageCards packages={packages} />
            <Alert mt="xl" color="gray" icon={<IconInfoCircle aria-hidden />} title="How payment works today">
              You cannot pay on this site yet. “Payment” opens a message to our team: we agree with you how to pay, and
              activate your package once the payment has arrived. Nothing is charged before that.
            </Alert>
          </>
        )}
      </Container>
    </>
  );
}
