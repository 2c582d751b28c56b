import * as texts from '@africanscity/messages/site';
import { Button, Stack, Text } from '@mantine/core';
import { lazy, type ComponentType, type ReactNode } from 'react';

/** Delay before a failed script is requested again, in milliseconds. */
const pause = 1_000;

/**
 * A part of a page whose script loads when the part is first rendered. If the script fails, the rest of the page stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: () => ReactNode = PartMissing,
) {
  return lazy<ComponentType<P>>(async () => {
    try {
      return await load().catch(() => loadLater(load));
    } catch {
      return { default: instead };
    }
  });
}

/** Fallback for optional parts. */
export function Nothing() {
  return null;
}

async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  return load();
}

function PartMissing() {
  return (
    <Stack role="alert" align="flex-start" gap="sm" py="md">
      <Text>{texts.partNotLoaded()}</Text>
      <Button h={44} variant="default" onClick={() => window.location.reload()}>
        {texts.loadPageAgain()}
      </Button>
    </Stack>
  );
}
