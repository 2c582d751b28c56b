import { pathPrefix } from '@africanscity/messages/languages';
import type { Config } from '../../../context.ts';

/**
 * Pages outside of the index say so themselves, so crawlers may read them. Disallows the parts of each listing that serve
 * visitors alone.
 */
export function writeRobots({ publicUrl, languages }: Pick<Config, 'publicUrl' | 'languages'>): string {
  return [
    'User-agent: *',
    ...languages.flatMap((language) => left.map((path) => `Disallow: ${pathPrefix(language)}${path}`)),
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
