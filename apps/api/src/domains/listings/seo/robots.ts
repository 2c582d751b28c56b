import type { Config } from '../../../context.ts';

/**
 * Pages outside of the index say so themselves, so crawlers may read them. Disallows the parts of each listing that serve
 * visitors alone.
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
  '/whatsapp/',
  '/request?',
  '/contact?',
  '/upload-listing',
];
