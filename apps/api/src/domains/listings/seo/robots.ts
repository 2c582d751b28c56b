import type { Config } from '../../../context.ts';

/**
 * Pages that are not to be found say so themselves, so crawlers may read them. What each listing has of its own, and is of
 * use to visitors alone, they need not fetch.
 */
export function writeRobots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return [
    'User-agent: *',
    ...left.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const left = [
  '/admin/',
  '/login',
  '/print',
  '/compare',
  '/message-owner',
  '/report-listing',
  '/request?',
  '/contact?',
  '/upload-listing',
];
