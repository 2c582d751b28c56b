import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

interface MessageScreenProps {
  /** An illustration. */
  picture?: ReactNode;
  title: string;
  text: ReactNode;
  /** The actions that are available. */
  children?: ReactNode;
}

/** A page with one message: not found, failed, empty. */
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
