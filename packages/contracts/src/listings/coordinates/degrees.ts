import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import { type Axis, readDegrees } from './angles.ts';

const messages = { latitude: texts.latitudeNeeded, longitude: texts.longitudeNeeded };

/** A latitude or a longitude as people copy it, in decimal degrees. */
export const degreesOf = (axis: Axis) =>
  z.string().transform((text, context) => {
    const degrees = readDegrees(text, axis);
    if (degrees !== undefined) return degrees;
    context.addIssue({ code: 'custom', message: messages[axis]() });
    return z.NEVER;
  });
