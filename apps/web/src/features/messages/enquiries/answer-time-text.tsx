import { getAnswerTime } from '@africanscity/contracts/messages/calls/enquiries';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { describeAnswerTime } from './describe-answer-time.ts';

type Whose = { agentId: string } | { companyId: string } | { propertyId: string };

/** The usual answer time of an owner; nothing while it is unknown. */
export function AnswerTimeText({ of }: { of: Whose }) {
  const { data } = useQuery(operation(getAnswerTime, of));
  if (!data?.medianMinutes) return null;
  return (
    <Text size="sm" c="dimmed">
      {describeAnswerTime(data.medianMinutes)}
    </Text>
  );
}
