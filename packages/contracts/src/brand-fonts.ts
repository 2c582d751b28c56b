/** Fonts of a brand. All but the site's own are on the reader's device, so that nothing is loaded. */
export const fontChoices = {
  own: { heading: undefined, text: undefined },
  system: { heading: 'system-ui, sans-serif', text: 'system-ui, sans-serif' },
  serif: { heading: 'georgia,"noto serif",serif', text: 'system-ui, sans-serif' },
} as const;

export type FontChoice = keyof typeof fontChoices;

/** Returns the style sheet of a choice, without `<style>`; '' for the site's own fonts. */
export function writeFontStyles(fonts: FontChoice): string {
  const { heading, text } = fontChoices[fonts];
  if (!heading) return '';
  return `html:root{--mantine-font-family:${text};--mantine-font-family-headings:${heading}}`;
}
