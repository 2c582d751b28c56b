import { escapeHtml } from '../../../escape-html.ts';

// What XML 1.0 cannot hold, not even escaped: most controls, lone surrogates, two that are no characters.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text between tags or quotes of an XML document. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
