import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { WhenSeen } from '../ui/when-seen.tsx';
import { useSaveData } from './save-data.tsx';

interface WhenWantedProps {
  /** What a button says that lets visitors who save data ask for the content. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Shows its content, which may be lazy, once its place is near the screen; to visitors who save data, when they ask. */
export function WhenWanted({ label, className, children }: WhenWantedProps) {
  const saveData = useSaveData();
  const [asked, setAsked] = useState(false);
  if (!saveData) return <WhenSeen className={className}>{children}</WhenSeen>;
  if (asked) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  return (
    <div>
      <Button className="scripted" variant="default" h={44} onClick={() => setAsked(true)}>
        {label}
      </Button>
    </div>
  );
}

/** The button that was pressed is gone, and with it the place of whoever uses the keyboard. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
