import * as texts from '@africanscity/messages/administration';
import { Alert, Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { PaymentDetails } from '../features/payments/managed/payment-details.tsx';

export function loader(): PageData {
  return { meta: { title: texts.payment(), noIndex: true } };
}

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
