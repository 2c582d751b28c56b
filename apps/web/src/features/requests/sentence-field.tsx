import { readPropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import type { ReadSentence } from '@africanscity/contracts/requests/criteria';
import { maxSentence } from '@africanscity/contracts/requests/values';
import { Button, InputBase, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';

/** A request in one sentence, which fills in the form. */
export function SentenceField({ onRead }: { onRead: (read: ReadSentence) => void }) {
  const call = useCall();
  const [text, setText] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(readPropertyRequest, { text: text.trim() }),
    onSuccess: onRead,
  });
  const unread = data?.unread.join(', ');
  return (
    <div>
      <InputBase
        component="textarea"
        multiline
        rows={3}
        label="Describe it in one sentence"
        placeholder="2 bed flat in Yaba under 2m naira a year, from March"
        description="Or fill in the fields below."
        maxLength={maxSentence}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error?.message}
      />
      <Button mt="sm" h={44} variant="default" loading={isPending} disabled={!text.trim()} onClick={() => mutate()}>
        Fill in the form
      </Button>
      {data && (
        <Text role="status" size="sm" mt="sm">
          The fields are filled in. Please check them before you submit.
          {unread && ` Not included: ${unread}. Add it under More details if it matters.`}
        </Text>
      )}
    </div>
  );
}
