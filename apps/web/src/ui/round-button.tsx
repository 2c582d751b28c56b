import type { ComponentProps } from 'react';
import icons from './card-icon.module.css';
import classes from './round-button.module.css';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  'aria-label': string;
  icon: 'heart' | 'scale';
}

/** A round icon button of 44 px. */
export function RoundButton({ icon, className, ...props }: RoundButtonProps) {
  const names = `${classes.round} ${icons[icon]}`;
  return <button {...props} type="button" className={className ? `${names} ${className}` : names} />;
}

interface RoundLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'className' | 'aria-label'> {
  label: string;
  icon: 'share';
}

/** A link that looks like `RoundButton`. */
export function RoundLink({ icon, label, ...props }: RoundLinkProps) {
  return <a {...props} aria-label={label} className={`${classes.round} ${icons[icon]}`} />;
}
