import { Button } from '@mantine/core';
import { Suspense, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSaveData } from '../visitor/save-data.tsx';
import { afterPaint } from './after-paint.ts';
import { useHydrated } from './use-hydrated.ts';

interface DeferredProps {
  /** Label of a button that visitors who save data press first. Without it, the content loads for them as for others. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Renders its content, which may be lazy, when it is near the screen, or for visitors who save data on demand. */
export function Deferred({ label, className, children }: DeferredProps) {
  const saveData = useSaveData();
  if (saveData && label !== undefined) return <OnDemand label={label}>{children}</OnDemand>;
  return <OnVisible className={className}>{children}</OnVisible>;
}

/** Distance to the screen at which the content loads. */
const margin = '300px';

function OnVisible({ className, children }: { className?: string; children: ReactNode }) {
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
    <div ref={placeholder} className={className} data-on-visible />
  );
}

function OnDemand({ label, children }: { label: string; children: ReactNode }) {
  const [requested, setRequested] = useState(false);
  if (requested) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  return (
    <div>
      <Button className="scripted" variant="default" h={44} onClick={() => setRequested(true)}>
        {label}
      </Button>
    </div>
  );
}

/** Moves the keyboard focus from the removed button to the content. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/**
 * Returns whether to render the content below the first screen. After a link within the site it is deferred until the
 * first paint, so that slow phones show the first screen sooner. On server-rendered pages, on back navigation and for
 * addresses with a hash it renders at once.
 */
export function useDeferredRender(): boolean {
  const byLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const inApp = useHydrated();
  const [shown, setShown] = useState(!inApp || !byLink || hash !== '');
  useEffect(() => {
    if (!shown) return afterPaint(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown;
}
