import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './nothing-yet.module.css';

interface NothingYetProps {
  /** The address of a drawing, four wide and three high. */
  drawing: string;
  title: string;
  /** What will stand here, and how it comes. */
  text: ReactNode;
  /** The way to it. */
  children?: ReactNode;
}

/** In place of a list that is empty as long as nothing was done for it. */
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
