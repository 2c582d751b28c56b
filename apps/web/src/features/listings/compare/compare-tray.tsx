import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { useComparison } from './use-comparison.ts';

const CompareBar = lazyPart(() => import('./compare-bar.tsx'), Nothing);

/** Pages with cards to choose from. */
const lists = new Set(['/properties', '/home', '/favorite', '/singlecompany', '/agent-profile']);

/** The comparison bar on pages with lists. Loads once a listing is chosen. */
export function CompareTray() {
  const { chosen } = useComparison();
  const { pathname } = useLocation();
  if (chosen.length === 0 || !isList(pathname.toLowerCase())) return null;
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  );
}

function isList(pathname: string): boolean {
  return lists.has(pathname) || /^\/(for-sale|to-rent)(\/|$)/.test(pathname);
}
