/**
 * The document for visitors who save data, of pages that are whole without their scripts: the app
 * comes with the first control that needs it, and nothing is fetched ahead.
 */
export function leanTemplate(template: string): string {
  return template
    .replace(/\s*<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/,
      '<script defer src="/on-demand.js" data-app="$1"></script>',
    )
    .replace('<html ', '<html data-save-data ');
}
