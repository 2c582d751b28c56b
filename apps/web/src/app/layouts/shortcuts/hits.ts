import type { PlaceRow } from '@africanscity/contracts/administration/places';
import type { ManagedUser } from '@africanscity/contracts/administration/users';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import * as texts from '@africanscity/messages/site';
import { hiddenText } from '../../../features/moderation/hidden-by.ts';
import { askedPrice } from '../../../features/listings/core/shown-price.tsx';
import { statusWords } from '../../../features/payments/status-words.ts';
import { formatAmount } from '../../../features/payments/money.ts';
import { personName } from '../../../ui/person-name.ts';
import { paths } from '../../paths.ts';

/** A row that a search finds. */
export interface Hit {
  key: string;
  label: string;
  description: string;
  status: string;
  to: string;
}

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export function hitOfListing(row: AdminListing, labels: StatusLabels): Hit {
  const hidden = row.hiddenBy[0] && hiddenText(row.hiddenBy[0], row);
  return {
    key: `listing ${row.id}`,
    label: row.address,
    description: line(`#${row.id}`, row.area, row.city, askedPrice(row)),
    status: row.deletedAt ? texts.deleted() : (hidden ?? labels[row.status]),
    to: row.deletedAt ? paths.adminSection('listings', { search: String(row.id) }) : paths.property(row.id),
  };
}

export function hitOfUser(user: ManagedUser): Hit {
  const state = user.disabledAt ? texts.disabled() : user.role === 'ADMIN' ? texts.administrator() : '';
  return {
    key: `user ${user.id}`,
    label: personName(user),
    description: user.email,
    status: state || (user.emailVerifiedAt ? texts.listingsOfUser({ count: user.listings }) : texts.unconfirmed()),
    to: paths.adminUser(user.id),
  };
}

export function hitOfPayment(payment: ManagedPayment): Hit {
  return {
    key: `payment ${payment.id}`,
    label: payment.reference,
    description: line(formatAmount(payment.amount, payment.currency), payment.packageName, payment.payer.email),
    status: statusWords[payment.status](),
    to: paths.adminPayment(payment.id),
  };
}

export function hitOfPlace(place: PlaceRow): Hit {
  return {
    key: `place ${place.id}`,
    label: place.name,
    description: line(place.within, texts.listingsOfUser({ count: place.listings })),
    status: place.waits ? texts.waitsForYou() : texts.confirmed(),
    to: paths.adminSection('places', { which: 'all', search: place.name }),
  };
}
