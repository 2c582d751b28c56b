import { assignEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { Enquiry } from '@africanscity/contracts/messages/enquiries';
import { NativeSelect } from '@mantine/core';
import { type ThreadKey, useThreadAct } from './use-thread-act.ts';

interface AnswererChoiceProps {
  enquiry: Enquiry;
  which: ThreadKey;
  onChanged: () => Promise<void>;
}

/** Who of an agency answers a conversation. Nothing where nobody else could. */
export function AnswererChoice({ enquiry: { answeredBy, answerers }, which, onChanged }: AnswererChoiceProps) {
  const assigning = useThreadAct(assignEnquiry, which, {
    success: 'Handed on. Your whole agency still sees this conversation.',
    onDone: onChanged,
  });
  if (answerers.length < 2) return null;
  // Whoever answered and left the agency is passed over.
  const isKnown = answerers.some(({ id }) => id === answeredBy);
  return (
    <NativeSelect
      label="Handled by"
      description="Your agency sees this conversation; the mails go to whoever answers."
      maw={360}
      disabled={assigning.isPending}
      value={isKnown ? String(answeredBy) : ''}
      data={[
        ...(isKnown ? [] : [{ value: '', label: 'Nobody yet' }]),
        ...answerers.map(({ id, name, mailed }) => ({
          value: String(id),
          label: mailed ? name : `${name} (gets no mail: address not confirmed)`,
        })),
      ]}
      onChange={(event) => event.currentTarget.value && assigning.mutate({ userId: event.currentTarget.value })}
    />
  );
}
