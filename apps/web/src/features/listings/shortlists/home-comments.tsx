import * as texts from '@africanscity/messages/listings';
import type { ShortlistComment } from '@africanscity/contracts/listings/shortlists';
import type { ReactNode } from 'react';
import { showDay } from '../../../ui/show-time.ts';
import classes from './home-comments.module.css';
import { opinions } from './opinions.ts';

interface HomeCommentsProps {
  comments: ShortlistComment[];
  /** Renders the actions of a comment. */
  actions?: (comment: ShortlistComment) => ReactNode;
}

/** Opinions and comments of readers on a home. */
export function HomeComments({ comments, actions }: HomeCommentsProps) {
  if (comments.length === 0) return null;
  return (
    <ul className={classes.comments} aria-label={texts.opinionsOnHome()}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <p className={classes.head}>
            <strong dir="auto">{comment.name}</strong>
            <Opinion opinion={comment.opinion} />
            <small>{showDay(comment.day)}</small>
          </p>
          {comment.text && (
            <p dir="auto" className={classes.text}>
              {comment.text}
            </p>
          )}
          {actions?.(comment)}
        </li>
      ))}
    </ul>
  );
}

function Opinion({ opinion }: Pick<ShortlistComment, 'opinion'>) {
  const chosen = opinions.find(({ value }) => value === opinion);
  if (!chosen) return null;
  const { Icon, label } = chosen;
  return (
    <span className={classes.opinion} data-opinion={opinion}>
      <Icon size={16} aria-hidden /> {label()}
    </span>
  );
}
