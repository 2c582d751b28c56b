import { z } from 'zod';
import { type Axis, readDegrees } from './angles.ts';

const examples = { latitude: '-17.8292 or 17.8292 S', longitude: '31.0522 or 31.0522 E' };
const limits = { latitude: 90, longitude: 180 };

/** A latitude or a longitude as people copy it, in decimal degrees. */
export const degreesOf = (axis: Axis) =>
  z.string().transform((text, context) => {
    const degrees = readDegrees(text, axis);
    if (degrees !== undefined) return degrees;
    const message = `must be degrees from -${limits[axis]} to ${limits[axis]}, such as ${examples[axis]}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
