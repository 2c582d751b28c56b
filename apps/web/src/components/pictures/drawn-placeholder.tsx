import * as texts from '@africanscity/messages/site';
import classes from './drawn-placeholder.module.css';

/** A drawing of a house, for listings without pictures. */
export function DrawnPlaceholder({ className, label }: { className?: string; label: string }) {
  const name = label ? { role: 'img', 'aria-label': texts.noPictureYet({ label }) } : { 'aria-hidden': true as const };
  return <span className={className ? `${classes.drawn} ${className}` : classes.drawn} {...name} />;
}
