import { z } from 'zod';
import { amenityLabels } from './amenities.ts';
import { namesOf } from '../wire.ts';

export const AmenityName = z.enum(namesOf(amenityLabels));
