import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { OnVisible } from '../../ui/on-visible.tsx';
import { useSaveData } from '../visitor/save-data.tsx';

interface OnDemandProps {
  /** Label of the button that loads the content for visitors who save data. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders its content, which may be lazy, when it is near the screen. Visitors who save data press a button first. */
export function OnDemand({ label, className, children }: OnDemandProps) {
  const saveData = useSaveData();
  const [requested, setRequested] = useState(false);
  if (!saveData) return <OnVisible className={className}>{children}</OnVisible>;
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
