import * as texts from '@africanscity/messages/payments';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { getPayments } from '@africanscity/contracts/payments/calls/payments';
import { Anchor, Badge, Button, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { readPageNumber } from '@africanscity/contracts/reading';
import { Loaded } from '../../components/loading/loaded.tsx';
import { PageLinks } from '../../components/navigation/page-links.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { showUtcTime } from '../../ui/show-time.ts';
import { formatAmount } from './money.ts';
import classes from './own-payments.module.css';
import { wordsOf } from './payment-words.ts';
import { statusWords } from './status-words.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import tallTarget from '../../ui/tall-target.module.css';

/** The user's payments, the latest first, each with a link to continue or a receipt. */
export function OwnPayments() {
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const query = useQuery({
    ...operation(getPayments, { page: String(page), size: '10' }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Stack component="section" gap="md" aria-labelledby="own-payments">
      <Title order={2} size="h3" id="own-payments">
        {texts.yourPayments()}
      </Title>
      <Loaded query={query} what={texts.yourPaymentsLower()} skeleton={<SkeletonRows count={3} height={64} />}>
        {(payments, stale) => (
          <>
            {payments.totalElements === 0 ? (
              <Text c="dimmed">
                <RichText
                  text={texts.nothingPaidYet()}
                  tags={{
                    packages: (words) => (
                      <Anchor component={Link} to={paths.pricing} underline="always">
                        {words}
                      </Anchor>
                    ),
                  }}
                />
              </Text>
            ) : (
              <ul className={classes.list} aria-busy={stale}>
                {payments.content.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </ul>
            )}
            {payments.totalPages > 1 && (
              <PageLinks page={payments} addressOf={(target) => paths.payments({ page: target })} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { open, color } = wordsOf(payment);
  const name = texts.packageForMonths({ name: payment.packageName, count: payment.months });
  return (
    <li className={`${classes.row} ${classes.payment}`}>
      <div className={classes.what}>
        <Anchor component={Link} to={paths.payments({ id: payment.id })} className={tallTarget.link} fw={600}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {showUtcTime(payment.createdAt)} · {payment.reference}
        </Text>
      </div>
      <div className={classes.amount}>
        <b>{formatAmount(payment.amount, payment.currency)}</b>
        {payment.priceNow && (
          <Text size="sm" c="dimmed">
            {texts.newPrice({ price: formatAmount(payment.priceNow, payment.currency) })}
          </Text>
        )}
      </div>
      <Badge color={color} variant="light" size="lg" autoContrast>
        {statusWords[payment.status]()}
      </Badge>
      <div className={classes.action}>
        {payment.receiptNumber !== null && <ReceiptButton paymentId={payment.id} compact={payment.reference} />}
        {open && (
          <Button
            component={Link}
            to={paths.payments({ id: payment.id })}
            variant="default"
            size="md"
            aria-label={texts.followNamed({ reference: payment.reference })}
          >
            {texts.follow()}
          </Button>
        )}
      </div>
    </li>
  );
}
