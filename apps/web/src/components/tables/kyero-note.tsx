import * as texts from '@africanscity/messages/site';
import { Text } from '@mantine/core';

/** The listings and details that a Kyero feed cannot hold. */
export function KyeroNote() {
  return (
    <Text size="sm" role="note">
      {texts.kyeroFields()}
    </Text>
  );
}
