import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './nothing-yet.module.css';

interface NothingYetProps {
  /** URL of an illustration in the ratio 4:3. */
  drawing: string;
  title: string;
  /** Says what appears here, and how to add it. */
  text: ReactNode;
  /** The action that adds an entry. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function NothingYet({ drawing, title, text, children }: NothingYetProps) {
  return (
    <div className={classes.nothing}>
      <img src={drawing} alt="" width={480} height={360} className={`decoration ${classes.drawing}`} />
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw="26rem">
        {text}
      </Text>
      {children}
    </div>
  );
}
