import * as texts from '@africanscity/messages/messages';
import { assignEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { Enquiry } from '@africanscity/contracts/messages/enquiries';
import { NativeSelect } from '@mantine/core';
import { useAct } from '../../../components/forms/use-act.ts';

interface AnswererChoiceProps {
  enquiry: Enquiry;
  onChanged: () => Promise<void>;
}

/** Assigns a conversation to a member of the agency. Hidden if the agency has one member. */
export function AnswererChoice({ enquiry: { id, answeredBy, answerers }, onChanged }: AnswererChoiceProps) {
  const assigning = useAct(assignEnquiry, {
    success: texts.reassigned(),
    onDone: onChanged,
  });
  if (answerers.length < 2) return null;
  // An assigned member who left the agency is ignored.
  const isKnown = answerers.some(({ id }) => id === answeredBy);
  return (
    <NativeSelect
      label={texts.handledBy()}
      description={texts.agencyCanSee()}
      maw={360}
      disabled={assigning.isPending}
      value={isKnown ? String(answeredBy) : ''}
      data={[
        ...(isKnown ? [] : [{ value: '', label: texts.notAssigned() }]),
        ...answerers.map(({ id: userId, name, mailed }) => ({
          value: String(userId),
          label: mailed ? name : texts.addressNotConfirmed({ name }),
        })),
      ]}
      onChange={(event) =>
        event.currentTarget.value && assigning.mutate({ id: String(id), userId: event.currentTarget.value })
      }
    />
  );
}
