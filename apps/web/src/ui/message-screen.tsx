import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

interface MessageScreenProps {
  /** A drawing. */
  picture?: ReactNode;
  title: string;
  text: ReactNode;
  /** What people can do now. */
  children?: ReactNode;
}

/** A whole page that says one thing: not found, failed, nothing here. */
export function MessageScreen({ picture, title, text, children }: MessageScreenProps) {
  return (
    <Container className={classes.screen} size="sm">
      {picture}
      <Title order={1}>{title}</Title>
      <Text size="lg" c="dimmed" mt="sm">
        {text}
      </Text>
      {children && <div className={classes.actions}>{children}</div>}
    </Container>
  );
}
