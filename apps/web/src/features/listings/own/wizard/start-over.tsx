import * as texts from '@africanscity/messages/listings';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';

/** Discards the draft after a confirmation. */
export function StartOver({ onDone, disabled }: { onDone: () => void; disabled: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const look = { size: 'compact-md', h: 44, disabled } as const;
  return (
    <Group gap="xs">
      {isAsked && (
        <Button {...look} variant="light" color="red" onClick={onDone}>
          {texts.deleteThisDraft()}
        </Button>
      )}
      <Button {...look} variant="subtle" color="slate" onClick={() => setAsked(!isAsked)}>
        {isAsked ? texts.keepIt() : texts.startOver()}
      </Button>
    </Group>
  );
}
