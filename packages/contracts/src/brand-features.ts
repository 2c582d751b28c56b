import type { features } from './brand-feature-names.ts';

export type Feature = (typeof features)[number];

/** Pages of each feature. Those of what exists already, a paid package or an open request, are still served without it. */
const pages: Record<Feature, string> = {
  payments: '/pricing /single-package',
  agencies: '/company-list /singleCompany /all-agents /agent-profile',
  requests: '/request',
  newsletter: '',
};

/** Returns whether the page at a path of the routes is served with these features switched off. */
export function isServed(path: string, off: readonly Feature[] = []): boolean {
  return !off.some((name) => pages[name].split(' ').includes(path));
}
