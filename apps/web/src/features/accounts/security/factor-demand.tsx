import * as texts from '@africanscity/messages/accounts';
import { getSecondFactors } from '@africanscity/contracts/accounts/calls/second-factor';
import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { hasFactor } from './factor-list.tsx';

/** Sends an administrator without the required second step to the page that adds one. */
export function FactorDemand() {
  const session = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...operation(getSecondFactors, {}), enabled: session?.role === 'ADMIN' });
  if (!data?.required || hasFactor(data) || pathname === paths.adminAccount) return null;
  return (
    <Alert color="sunrise" role="status" title={texts.addSecondStepToAdminister()} mb="lg">
      <RichText
        text={texts.administratorsNeedOne()}
        tags={{
          link: (words) => (
            <Anchor component={Link} to={paths.adminAccount} underline="always">
              {words}
            </Anchor>
          ),
        }}
      />
    </Alert>
  );
}
