// Prints the compressed size of the app on each page in each language, which most pages load at the first use. Fails if a
// page is over its budget or loads zod.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, mainLanguage, offeredLanguages } from '@africanscity/messages/languages';

const client = join(import.meta.dirname, '../dist/client');

/**
 * Budgets in kilobytes (1000 bytes) of gzip, about two above the heaviest page of each kind. The first match counts.
 */
const kinds = [
  // Text pages, whose content is in their HTML.
  { name: 'texts', pages: /^src\/pages\/(company-page|news)\.tsx$/, scripts: 183, styles: 18.2 },
  // Logged-in users have most scripts cached, and come to work.
  {
    name: 'account',
    pages:
      /^src\/pages\/(upload-listing|my-listings|my-listings-import|my-listings-feeds|enquiries|requests|saved-searches|profile|api-keys|webhooks|monthly-report|favorite|feedback|settings)\.tsx$/,
    scripts: 237,
    styles: 24,
  },
  // Administrators use tables, dialogs and forms all day, mostly on wide screens.
  { name: 'administration', pages: /^src\/pages\/admin[\w-]*\.tsx$/, scripts: 252, styles: 27 },
  // Forms validate before submission.
  {
    name: 'forms',
    pages: /^src\/pages\/(contact|request|report-listing|message-owner|my-enquiry)\.tsx$/,
    scripts: 207,
    styles: 23,
  },
  // Icons of cards are in the style sheet instead of each card.
  { name: 'public', pages: /./, scripts: 213, styles: 28 },
];

/** Texts of other languages may be longer than English ones. A letter of Arabic has two bytes. */
const longerTexts: Partial<Record<Language, number>> = { [mainLanguage]: 1, ar: 1.025 };

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, ManifestEntry>;

for (const language of offeredLanguages) check(language);

function check(language: Language): void {
  const path = join(client, `.vite/manifest.${language}.json`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entry) throw new Error('The build has no entry. Build the web app first.');
  const pages = Object.keys(manifest).filter((name) => name.startsWith('src/pages/') && name.endsWith('.tsx'));
  const rows = pages.map((page) => {
    const files = new Set([...filesOf(manifest, entry), ...filesOf(manifest, page)]);
    return {
      page,
      hasZod: [...files].some(holdsZod),
      scripts: sizeOf([...files].filter((file) => file.endsWith('.js'))),
      styles: sizeOf([...files].filter((file) => file.endsWith('.css'))),
    };
  });

  for (const { page, scripts, styles } of rows.sort((a, b) => b.scripts - a.scripts)) {
    console.log(
      `${language} ${page.replace('src/pages/', '').padEnd(28)} scripts ${scripts.toFixed(1).padStart(6)} kB   styles ${styles.toFixed(1).padStart(5)} kB`,
    );
  }
  const over = rows.flatMap(({ page, scripts, styles }) => {
    const kind = kinds.find(({ pages }) => pages.test(page))!;
    const most = kind.scripts * (longerTexts[language] ?? 1.01);
    const fits = scripts <= most && styles <= kind.styles;
    return fits ? [] : [`${page} (${kind.name}: ${most} kB of scripts, ${kind.styles} kB of styles)`];
  });
  if (over.length) {
    console.error(`Over the budget of their kind, in ${language}: ${over.join(', ')}`);
    process.exitCode = 1;
  }

  // Pages read URLs without zod. A form's schema loads on submission.
  const heavy = rows.filter(({ hasZod }) => hasZod).map(({ page }) => page);
  // Ensures that the check can fail.
  if (!Object.values(manifest).some(({ file }) => holdsZod(file))) heavy.push('no file at all is known to hold zod');
  if (heavy.length) {
    console.error(`Load zod at once, in ${language}: ${heavy.join(', ')}`);
    process.exitCode = 1;
  }
}

/** zod's schemas have this property name, which minifiers keep. */
function holdsZod(file: string): boolean {
  return file.endsWith('.js') && readFileSync(join(client, file), 'utf8').includes('_zod');
}

/** The files of a module and its static imports. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const module = manifest[name];
  if (!module || seen.has(module.file)) return seen;
  seen.add(module.file);
  for (const file of module.css ?? []) seen.add(file);
  for (const imported of module.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1000;
}
