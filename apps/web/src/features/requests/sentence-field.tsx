import * as texts from '@africanscity/messages/requests';
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
        label={texts.describeInSentence()}
        placeholder={texts.sentenceExample()}
        description={texts.orFillFields()}
        maxLength={maxSentence}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error?.message}
      />
      <Button mt="sm" h={44} variant="default" loading={isPending} disabled={!text.trim()} onClick={() => mutate()}>
        {texts.fillInTheForm()}
      </Button>
      {data && (
        <Text role="status" size="sm" mt="sm">
          {texts.fieldsFilledIn()}
          {unread && ` ${texts.notIncluded({ unread })}`}
        </Text>
      )}
    </div>
  );
}
