import { joinChoices } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import { namesOf } from '../wire.ts';
import { listingRoles, propertyStatuses } from './values.ts';

export const PropertyStatus = z.enum(namesOf(propertyStatuses), { error: () => choose(propertyStatuses) });
export type PropertyStatus = keyof typeof propertyStatuses;

/** Label of each status. */
export type StatusLabels = Record<PropertyStatus, string>;

export const ListingRole = z.enum(namesOf(listingRoles), { error: () => choose(listingRoles) });
export type ListingRole = keyof typeof listingRoles;

/** The label is also the value on the wire, because existing clients show this text. */
function choose(labels: Readonly<Record<string, () => string>>): string {
  const choices = Object.entries(labels).map(([name, label]) => `${label()} (${name})`);
  return texts.mustBeChosen({ choices: joinChoices(choices) });
}
