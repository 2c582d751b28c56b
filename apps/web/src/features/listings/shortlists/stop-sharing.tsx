import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { stopSharingShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';
import { useListsRefresh } from './use-lists-refresh.ts';

/** Ends the link of a list, after a question. */
export function StopSharing({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const refresh = useListsRefresh();
  const stop = useAct(stopSharingShortlist, { success: texts.sharingStopped(), onDone: refresh });
  if (!asking) {
    return (
      <Button variant="subtle" color="red" h={44} style={{ alignSelf: 'flex-start' }} onClick={() => setAsking(true)}>
        {texts.stopSharing()}
      </Button>
    );
  }
  return (
    <Stack gap="xs" role="group" aria-labelledby="stop-sharing">
      <Text id="stop-sharing">{texts.stopSharingQuestion()}</Text>
      <Group gap="xs">
        <Button color="red" h={44} loading={stop.isPending} onClick={() => stop.mutate({ id })}>
          {texts.stopSharing()}
        </Button>
        <Button variant="default" h={44} onClick={() => setAsking(false)}>
          {siteTexts.cancel()}
        </Button>
      </Group>
    </Stack>
  );
}
