import * as texts from '@africanscity/messages/companies';
import {
  deleteWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from '@africanscity/contracts/companies/calls/webhooks';
import type { Webhook } from '@africanscity/contracts/companies/webhooks';
import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { showToast } from '../../../components/notices/toast.ts';
import { Question } from '../question.tsx';

interface WebhookActsProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

/** The buttons of a webhook. A new secret and the deletion ask first. */
export function WebhookActs({ webhook, onSecret }: WebhookActsProps) {
  const isOn = webhook.offSince === null;
  const id = String(webhook.id);
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries();
  const [question, setQuestion] = useState<'secret' | 'deletion' | null>(null);
  const test = useAct(testWebhook, { success: texts.testSent(), onDone });
  const turn = useAct(switchWebhook, {
    success: isOn ? texts.webhookSwitchedOff() : texts.webhookSwitchedOn(),
    onDone,
  });
  return (
    <>
      <Group gap="sm">
        {isOn && (
          <Button h={44} variant="light" loading={test.isPending} onClick={() => test.mutate({ id })}>
            {texts.sendTest()}
          </Button>
        )}
        <Button
          h={44}
          variant="default"
          loading={turn.isPending}
          onClick={() => turn.mutate({ id, on: isOn ? 'false' : 'true' })}
        >
          {isOn ? texts.switchWebhookOff() : texts.switchWebhookOn()}
        </Button>
        <Button h={44} variant="default" onClick={() => setQuestion('secret')}>
          {texts.newSecret()}
        </Button>
        <Button h={44} variant="default" onClick={() => setQuestion('deletion')}>
          {texts.deleteWebhook()}
        </Button>
      </Group>
      {question === 'secret' && <SecretQuestion id={id} onSecret={onSecret} onClose={() => setQuestion(null)} />}
      {question === 'deletion' && <DeletionQuestion id={id} onClose={() => setQuestion(null)} />}
    </>
  );
}

interface QuestionProps {
  id: string;
  onClose: () => void;
}

function SecretQuestion({ id, onSecret, onClose }: QuestionProps & Pick<WebhookActsProps, 'onSecret'>) {
  const call = useCall();
  const queryClient = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => call(rotateWebhookSecret, { id }),
    onSuccess: async ({ secret }) => {
      onClose();
      onSecret(secret);
      await queryClient.invalidateQueries();
    },
    onError: ({ message }) => void showToast({ kind: 'error', message }),
  });
  return (
    <Question
      title={texts.newSecretQuestion()}
      label={texts.newSecret()}
      loading={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onCancel={onClose}
    />
  );
}

function DeletionQuestion({ id, onClose }: QuestionProps) {
  const queryClient = useQueryClient();
  const remove = useAct(deleteWebhook, {
    success: texts.webhookDeleted(),
    onDone: () => queryClient.invalidateQueries(),
  });
  return (
    <Question
      title={texts.deleteWebhookQuestion()}
      label={texts.deleteWebhook()}
      color="red"
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    />
  );
}
