import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance to the screen at which the content loads. */
const margin = '300px';

/** Renders its content, which may be lazy, when its placeholder is near the screen. */
export function OnVisible({ className, children }: { className?: string; children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const watched = placeholder.current;
    if (!watched || visible) return;
    const onIntersect: IntersectionObserverCallback = (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setVisible(true);
    };
    const observer = new IntersectionObserver(onIntersect, { rootMargin: margin });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [visible]);
  // The placeholder reserves the space until the content is loaded, so that nothing below it moves.
  return visible ? (
    <Suspense fallback={<div className={className} />}>{children}</Suspense>
  ) : (
    <div ref={placeholder} className={className} />
  );
}
