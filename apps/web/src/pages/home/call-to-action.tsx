import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './call-to-action.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  to: string;
  /** URL of an illustration, 720 by 480. */
  picture: string;
  tone: 'night' | 'sunrise';
}

/** An invitation: an illustration, a sentence and a button. */
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
      <img src={picture} alt="" width={720} height={480} loading="lazy" className={classes.picture} />
    </div>
  );
}
