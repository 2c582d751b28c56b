import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Site } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';

interface Step {
  name: string;
  path: string;
}

/** Returns breadcrumbs for search engines: the site, the pages above, and the page itself. */
export function trailData(above: Step[], page: Step, { publicUrl, brand }: Site): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: paths.home }, ...above, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
