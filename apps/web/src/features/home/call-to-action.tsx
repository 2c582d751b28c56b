import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './call-to-action.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  /** The button. */
  action: string;
  to: string;
  picture: ReactNode;
  tone: 'night' | 'sunrise';
}

/** An invitation with a drawing: one sentence, one button. */
export function CallToAction({ title, text, action, to, picture, tone }: CallToActionProps) {
  return (
    <div className={classes.card} data-tone={tone}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        <Button component={Link} to={to} size="md" color={tone === 'night' ? 'sunrise' : 'slate.9'}>
          {action}
        </Button>
      </div>
      <div className={`decoration ${classes.picture}`}>{picture}</div>
    </div>
  );
}
