import * as texts from '@africanscity/messages/site';
import { Alert, Button, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef } from 'react';
import classes from '../notices/notice-close.module.css';
import type { RowBatch } from './use-row-batch.ts';

/** The progress of a batch, then its result with an undo button. Stays until it is dismissed. */
export function RowBatchNotice({ batch, onDismiss }: { batch: RowBatch; onDismiss: () => void }) {
  const { doing, total, done, running, outcome, notes, undo } = batch;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button or menu is gone, so the notice takes the focus.
  useEffect(() => box.current?.focus(), [running]);
  const progress = doing({ done: String(Math.min(done + 1, total)), total: String(total) });
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      mb="md"
      role="status"
      color={running ? 'gray' : notes.length > 0 ? 'yellow' : 'teal'}
      withCloseButton={!running}
      classNames={{ closeButton: classes.alert }}
      closeButtonLabel={texts.dismiss()}
      onClose={onDismiss}
    >
      {running ? (
        <>
          <Text inherit>{progress}</Text>
          <Progress value={(100 * done) / total} mt="xs" aria-label={progress} />
        </>
      ) : (
        <Text inherit fw={600}>
          {outcome}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} inherit>
          {note}
        </Text>
      ))}
      {undo && (
        <Button variant="default" h={44} mt="xs" onClick={() => void undo()}>
          {texts.undo()}
        </Button>
      )}
    </Alert>
  );
}
