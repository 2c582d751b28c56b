import classes from './drawn-placeholder.module.css';

/** A drawn house in the evening, for listings whose owner added no picture. */
export function DrawnPlaceholder({ className, label }: { className?: string; label: string }) {
  const name = label ? { role: 'img', 'aria-label': `${label} (no picture yet)` } : { 'aria-hidden': true as const };
  return <span className={className ? `${classes.drawn} ${className}` : classes.drawn} {...name} />;
}
