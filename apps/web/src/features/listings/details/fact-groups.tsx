import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatField } from '@africanscity/contracts/listings/field-text';
import { type FieldGroup, fieldGroups } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
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
            From the description
          </p>
          <ul className={classes.described} aria-label="From the description">
            {described.map((name) => (
              <li key={name}>
                <IconCheck size={16} stroke={2} aria-hidden />
                <span dir="auto">{amenityLabels[name]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Group({ group, listing }: { group: FieldGroup; listing: Listing }) {
  const known = fieldNames.flatMap((name) => {
    const text = fieldOf(name).group === group ? formatField(fieldOf(name), listing[name]) : null;
    return text === null ? [] : [{ name, text }];
  });
  if (known.length === 0) return null;
  return (
    <section>
      <h2 dir="auto" className={classes.groupTitle}>
        <span aria-hidden>{icons[group]}</span>
        {fieldGroups[group]}
      </h2>
      <dl className={classes.details}>
        {known.map(({ name, text }) => (
          <div key={name}>
            <dt dir="auto">{fieldOf(name).label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
