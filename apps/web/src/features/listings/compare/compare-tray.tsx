import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { useComparison } from './use-comparison.ts';

const CompareBar = lazyPart(() => import('./compare-bar.tsx'), Nothing);

/** The bar of what is chosen to compare, on all pages but the comparison. Loaded once something is. */
export function CompareTray() {
  const { chosen } = useComparison();
  const { pathname } = useLocation();
  if (chosen.length === 0 || pathname === paths.compare() || pathname === paths.print()) return null;
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  );
}
