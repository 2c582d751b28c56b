import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen something counts as near. */
const margin = '300px';

/** Shows its content, which may be lazy, once the place for it has come near the screen. */
export function WhenSeen({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched || seen) return;
    const notice: IntersectionObserverCallback = (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    };
    const observer = new IntersectionObserver(notice, { rootMargin: margin });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [seen]);
  // The place stays reserved until the content is there, so that nothing below it moves.
  return seen ? (
    <Suspense fallback={<div className={className} />}>{children}</Suspense>
  ) : (
    <div ref={place} className={className} />
  );
}
