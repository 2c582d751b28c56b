/**
 * Puts the styles that all pages share before those of a page, as they are when a page is gone to in the
 * browser: what a page's components build on must not come after them.
 */
export function baseStylesFirst(template: string): string {
  const link = /\s*<link rel="stylesheet"[^>]*>/g;
  const links = template.match(link) ?? [];
  return template.replace(link, '').replace('<!--head-->', () => `${links.join('').trimStart()}\n    <!--head-->`);
}
