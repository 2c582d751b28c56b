import * as texts from '@africanscity/messages/administration';
import { Alert, Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { PaymentDetails } from '../features/payments/managed/payment-details.tsx';

export const loader = unlisted(texts.payment);

export default function AdminPayment() {
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  return (
    <>
      <Anchor component={Link} to={paths.adminSection('payments')} display="inline-block" py={10} mb="xs">
        {texts.allPayments()}
      </Anchor>
      {Number.isSafeInteger(id) && id > 0 ? (
        <PaymentDetails key={id} id={id} />
      ) : (
        <Alert color="red" role="alert">
          {texts.noSuchPayment()}
        </Alert>
      )}
    </>
  );
}
