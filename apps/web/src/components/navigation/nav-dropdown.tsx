import { IconChevronDown } from '@tabler/icons-react';
import { useClickOutside } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './nav-dropdown.module.css';

interface NavDropdownProps {
  label: ReactNode;
  /** Whether the list has a link to the current page. */
  current?: boolean;
  children: ReactNode;
  side?: 'start' | 'end';
}

/** A list of links that opens below its label. It works before the scripts load. */
export function NavDropdown({ label, current, children, side = 'start' }: NavDropdownProps) {
  const details = useClickOutside<HTMLDetailsElement>(() => shut(details.current));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the label and the links in it
    <details
      ref={details}
      name="navigation"
      className={classes.dropdown}
      // Not when the page changes: an effect would also close a list that was opened before hydration.
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) shut(currentTarget);
      }}
      onKeyDown={(event) => moveByKeys(event, details.current)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) shut(event.currentTarget);
      }}
    >
      <summary className={classes.label} data-current={current || undefined}>
        {label}
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </summary>
      <div className={classes.panel} data-side={side}>
        {children}
      </div>
    </details>
  );
}

function shut(details: HTMLDetailsElement | null): void {
  if (details) details.open = false;
}

/** Escape closes the list. Arrow keys move through it, and open it from the label. */
function moveByKeys(event: KeyboardEvent, details: HTMLDetailsElement | null): void {
  const label = details?.querySelector('summary');
  if (!details || !label) return;
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    label.focus();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  details.open = true;
  const items = [...details.querySelectorAll<HTMLElement>('a, button')];
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const from = items.indexOf(document.activeElement as HTMLElement);
  const next = from === -1 ? (step === 1 ? 0 : items.length - 1) : (from + step + items.length) % items.length;
  items[next]?.focus();
}
