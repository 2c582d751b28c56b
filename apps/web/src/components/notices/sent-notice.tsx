import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { moveFocus } from '../navigation/move-focus.ts';
import classes from './sent-notice.module.css';

interface SentNoticeProps {
  title: string;
  text: string;
  /** The button that shows an empty form. `to` is a link for pages that work without scripts. */
  again: { label: string; onClick: () => void; to?: string };
}

/** Replaces a form after submission, takes the focus, and comes into view: the form may have ended screens below its start. */
export function SentNotice({ title, text, again }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    moveFocus(heading.current);
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div role="status" ref={notice} className={classes.notice}>
      <IconCircleCheck size={44} stroke={1.5} className={classes.mark} aria-hidden />
      <Title order={3} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
      {again.to ? (
        <Button component={Link} to={again.to} variant="default" onClick={again.onClick}>
          {again.label}
        </Button>
      ) : (
        <Button variant="default" onClick={again.onClick}>
          {again.label}
        </Button>
      )}
    </div>
  );
}
