import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatField, unitIn } from '@africanscity/contracts/listings/field-text';
import { type FieldGroup, fieldGroups } from '@africanscity/contracts/listings/field-row';
import { fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { describedOnly } from '@africanscity/contracts/listings/stated-amenities';
import {
  IconBed,
  IconBuilding,
  IconCertificate,
  IconCheck,
  IconDroplet,
  IconShieldLock,
  IconTrees,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './listing-facts.module.css';

const icons: Record<FieldGroup, ReactNode> = {
  utilities: <IconDroplet size={20} stroke={1.5} />,
  land: <IconCertificate size={20} stroke={1.5} />,
  security: <IconShieldLock size={20} stroke={1.5} />,
  building: <IconBuilding size={20} stroke={1.5} />,
  outside: <IconTrees size={20} stroke={1.5} />,
  rooms: <IconBed size={20} stroke={1.5} />,
  costs: <b style={{ fontSize: '1.5rem', lineHeight: 1 }}>¤</b>,
};

/** The known facts of a listing that are no counts, in groups, and the amenities that only its description names. */
export function FactGroups({ listing }: { listing: Listing }) {
  const described = describedOnly(listing);
  return (
    <>
      {(Object.keys(fieldGroups) as FieldGroup[]).map((group) => (
        <Group key={group} group={group} listing={listing} />
      ))}
      {described.length > 0 && (
        <div>
          <p dir="auto" className={classes.groupTitle}>
            {texts.fromDescription()}
          </p>
          <ul className={classes.described} aria-label={texts.fromDescription()}>
            {described.map((name) => (
              <li key={name}>
                <IconCheck size={16} stroke={2} aria-hidden />
                <span dir="auto">{amenityLabels[name]()}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Group({ group, listing }: { group: FieldGroup; listing: Listing }) {
  const { moveIn, moveInCost } = listing;
  const parts = group === 'costs' && moveIn ? [...moveIn.parts, { label: texts.toMoveIn(), text: moveInCost }] : null;
  const known = parts ?? knownOf(group, listing);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 dir="auto" className={classes.groupTitle}>
        <span aria-hidden>{icons[group]}</span>
        {fieldGroups[group]()}
      </h2>
      <dl className={classes.details}>
        {known.map(({ label, text }) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {parts && moveIn!.unstated.length > 0 && (
        <p className={classes.since}>
          {texts.ownerDoesNotSay({
            costs: withCommas(moveIn!.unstated.map((name) => fieldOf(name).label().toLowerCase())),
          })}
        </p>
      )}
    </section>
  );
}

function knownOf(group: FieldGroup, listing: Listing) {
  return shownFieldNames.flatMap((name) => {
    const field = fieldOf(name);
    if (field.group !== group) return [];
    const fee = name === 'viewingFee' ? listing.viewingCost : null;
    const text = fee ?? formatField(field, listing[name], listing.currency ?? 'USD', unitIn(field, listing));
    return text === null ? [] : [{ label: field.label(), text }];
  });
}
