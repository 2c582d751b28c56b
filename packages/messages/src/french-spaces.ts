/**
 * Puts the spaces of French typography where a text has a plain one: a no-break space before a colon and inside « », a narrow
 * one before ; ? and !.
 */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll(/[ \u00a0\u202f](?=[:»])|(?<=«)[ \u00a0\u202f]/g, '\u00a0')
    .replaceAll(/[ \u00a0\u202f](?=[;?!](?!\[))/g, '\u202f');
}
