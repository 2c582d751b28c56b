import { z } from 'zod';
import { namesOf } from '../wire.ts';
import { listingRoles, propertyStatuses } from './values.ts';

export const PropertyStatus = z.enum(namesOf(propertyStatuses));
export type PropertyStatus = keyof typeof propertyStatuses;

/** What people read for each status. */
export type StatusLabels = Record<PropertyStatus, string>;

export const ListingRole = z.enum(namesOf(listingRoles));
export type ListingRole = keyof typeof listingRoles;
