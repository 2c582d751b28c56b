import * as texts from '@africanscity/messages/site';
import { Button, Group, Text } from '@mantine/core';

/** Says that values of a form are from before, and offers to discard them. */
export default function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        {texts.typedEarlier()}
      </Text>
      <Button variant="default" h={44} onClick={onDiscard}>
        {texts.discardTyped()}
      </Button>
    </Group>
  );
}
