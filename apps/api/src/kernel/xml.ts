import { escapeHtml } from '../escape-html.ts';

// Characters that XML 1.0 cannot contain, not even escaped: most controls, lone surrogates, two noncharacters.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text between tags or quotes of an XML document. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
