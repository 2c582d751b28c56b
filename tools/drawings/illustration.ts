import { about, agent, propertyRequest } from './spots/calls.ts';
import { buy, help, rent, sell } from './spots/services.ts';
import { emptyResults, notFound, offline } from './spots/states.ts';

const ILLUSTRATIONS = {
  sell,
  buy,
  rent,
  help,
  agent,
  'property-request': propertyRequest,
  about,
  'empty-results': emptyResults,
  'not-found': notFound,
  offline,
} satisfies Record<string, () => string>;

export type IllustrationName = keyof typeof ILLUSTRATIONS;

export const ILLUSTRATION_NAMES = Object.keys(ILLUSTRATIONS) as IllustrationName[];

/** A drawing for the website on a transparent ground; it reads on light and on dark pages. */
export function drawIllustration(name: IllustrationName): string {
  return ILLUSTRATIONS[name]();
}
