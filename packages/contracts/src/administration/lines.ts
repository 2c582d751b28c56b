import * as texts from '@africanscity/messages/administration';
import { longText } from '../wire.ts';

/** Lines of a text that are not blank, without surrounding white space. */
export const lines = (most: number) =>
  longText(10_000)
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((all) => all.length <= most, { error: () => texts.linesAtMost({ max: String(most) }) })
    .refine((all) => new Set(all.map((line) => line.toLowerCase())).size === all.length, { error: texts.saidTwice });
