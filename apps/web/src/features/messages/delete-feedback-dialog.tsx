import * as texts from '@africanscity/messages/messages';
import { deleteFeedback } from '@africanscity/contracts/messages/calls/feedback';
import type { FeedbackRow } from '@africanscity/contracts/messages/feedback';
import { Text } from '@mantine/core';
import { useCall } from '../../api/use-call.ts';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { rowPlan } from '../../components/tables/row-plan.ts';
import type { Plan } from '../../components/tables/use-row-batch.ts';

interface DeleteFeedbackDialogProps {
  rows: FeedbackRow[];
  nameOf: (row: FeedbackRow) => string;
  run: (plan: Plan) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a deletion, then starts the deletion. */
export function DeleteFeedbackDialog({ rows, nameOf, run, onClose }: DeleteFeedbackDialogProps) {
  const call = useCall();
  const [first, ...others] = rows;
  const count = rows.length;
  async function send(reason: string) {
    onClose();
    void run(
      rowPlan({
        rows,
        nameOf,
        act: ({ id }) => call(deleteFeedback, { id: String(id), reason }),
        outcome: texts.feedbackDeleted,
      }),
    );
  }
  return (
    <ReasonDialog
      title={others.length > 0 ? texts.deleteFeedbackCounted({ count }) : texts.deleteThisFeedback()}
      confirm={others.length > 0 ? texts.deleteFeedbackCounted({ count }) : texts.deleteIt()}
      danger
      withReason
      send={send}
      onClose={onClose}
    >
      {first && others.length === 0 && (
        <Text dir="auto" lineClamp={4}>
          “{first.message}”
        </Text>
      )}
      <Text mt="xs">{texts.thisCannotBeUndone()}</Text>
    </ReasonDialog>
  );
}
