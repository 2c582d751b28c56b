import * as texts from '@africanscity/messages/payments';
import { getPackagesAll } from '@africanscity/contracts/payments/calls/packages';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { RequireSession } from '../features/accounts/account-area/require-session.tsx';
import { chosenPackage } from '../features/payments/chosen-package.ts';
import { Checkout } from '../features/payments/checkout.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

export async function loader({ queryClient }: LoaderContext): Promise<PageData> {
  await queryClient.ensureQueryData(operation(getPackagesAll, {}));
  return { meta: { title: texts.payForAPackage(), noIndex: true } };
}

export default function SinglePackage() {
  const [search] = useSearchParams();
  const packages = usePrefetched(getPackagesAll, {});
  const chosen = chosenPackage(packages, search);
  if (!chosen) {
    return (
      <MessageScreen title={texts.packageNotAvailable()} text={texts.packageReplaced()}>
        <Button component={Link} to={paths.pricing}>
          {texts.seeAllPackages()}
        </Button>
      </MessageScreen>
    );
  }
  return (
    <RequireSession>
      <Checkout key={chosen.id} item={chosen} />
    </RequireSession>
  );
}
