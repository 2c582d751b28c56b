import * as texts from '@africanscity/messages/payments';
import { Container, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { RequireSession } from '../features/accounts/account-area/require-session.tsx';
import { FollowPayment } from '../features/payments/follow-payment.tsx';
import { MyAds } from '../features/payments/my-ads.tsx';
import { MySubscriptionPanel } from '../features/payments/my-subscription.tsx';
import { OwnPayments } from '../features/payments/own-payments.tsx';

export const loader = unlisted(texts.payments);

export default function ComfirmPayment() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null) {
    return (
      <Container size={620} py={{ base: 'lg', sm: 40 }}>
        <RequireSession>
          <FollowPayment key={id} id={id} />
        </RequireSession>
      </Container>
    );
  }
  return (
    <AccountPage title={texts.payments()} size={960}>
      <Stack gap="xl">
        <MySubscriptionPanel />
        <OwnPayments />
        <MyAds />
      </Stack>
    </AccountPage>
  );
}
