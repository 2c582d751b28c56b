import { assignEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { Enquiry } from '@africanscity/contracts/messages/enquiries';
import { NativeSelect } from '@mantine/core';
import { useAct } from '../../../components/use-act.ts';

interface AnswererChoiceProps {
  enquiry: Enquiry;
  onChanged: () => Promise<void>;
}

/** Who of an agency answers a conversation. Nothing where nobody else could. */
export function AnswererChoice({ enquiry: { id, answeredBy, answerers }, onChanged }: AnswererChoiceProps) {
  const assigning = useAct(assignEnquiry, {
    success: 'Handed on. Your whole agency still sees this conversation.',
    onDone: onChanged,
  });
  if (answerers.length < 2) return null;
  // Whoever answered and left the agency is passed over.
  const isKnown = answerers.some(({ id }) => id === answeredBy);
  return (
    <NativeSelect
      label="Handled by"
      description="Your agency can see this conversation. Emails go to the person who answers."
      maw={360}
      disabled={assigning.isPending}
      value={isKnown ? String(answeredBy) : ''}
      data={[
        ...(isKnown ? [] : [{ value: '', label: 'Nobody yet' }]),
        ...answerers.map(({ id: userId, name, mailed }) => ({
          value: String(userId),
          label: mailed ? name : `${name} (gets no email: address not confirmed)`,
        })),
      ]}
      onChange={(event) =>
        event.currentTarget.value && assigning.mutate({ id: String(id), userId: event.currentTarget.value })
      }
    />
  );
}
