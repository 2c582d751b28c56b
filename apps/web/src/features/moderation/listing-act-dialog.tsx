import * as texts from '@africanscity/messages/moderation';
import { NativeSelect, Progress, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStatusLabels } from '../../api/status-labels.ts';
import { useCall } from '../../api/use-call.ts';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { reportActs } from '../listings/core/report-acts.ts';
import { describeHidden } from './hidden-by.ts';
import { type ListingAct, listingActs, type ListingActName } from './listing-acts.ts';

export interface AskedAct {
  name: ListingActName;
  listings: { id: number; address: string }[];
}

interface ListingActDialogProps {
  asked: AskedAct;
  /** Runs the action on several listings, in place of the dialog. */
  onSeveral?: (input: { reason: string; status: string; until: string }) => void;
  onClose: () => void;
}

/** Asks for a reason, then runs an action on the listings one after the other. */
export function ListingActDialog({ asked: { name, listings }, onSeveral, onClose }: ListingActDialogProps) {
  const labels = useStatusLabels();
  const call = useCall();
  const queryClient = useQueryClient();
  const act: ListingAct = listingActs[name];
  const [status, setStatus] = useState('FOR_SALE');
  const [until, setUntil] = useState(inDays(30));
  const [done, setDone] = useState(0);
  const [first] = listings;
  const several = listings.length > 1;

  async function send(reason: string): Promise<void> {
    if (several && onSeveral) {
      onClose();
      onSeveral({ reason, status, until });
      return;
    }
    const failures: string[] = [];
    const stayHidden: string[] = [];
    for (const [index, { id, address }] of listings.entries()) {
      try {
        const answer = await act.send(call, { id: String(id), reason, status, until });
        const reasons = typeof answer === 'object' && describeHidden(answer);
        if (reasons) stayHidden.push(texts.staysHiddenBecause({ address, reasons }));
      } catch (failure) {
        // For a single listing, the dialog shows the error, so that the administrator can correct the input.
        if (!several) throw failure;
        failures.push(texts.failureOf({ address, message: (failure as Error).message }));
      }
      setDone(index + 1);
    }
    await queryClient.invalidateQueries();
    reportActs({
      all: listings.length,
      done: (count) => act.done({ count }),
      failures,
      notes: stayHidden,
    });
    onClose();
  }

  return (
    <ReasonDialog
      title={act.title({ count: listings.length })}
      confirm={act.confirm()}
      danger={act.danger}
      withReason
      send={send}
      onClose={onClose}
    >
      {!several && first && <Text fw={600}>{`#${first.id} ${first.address}`}</Text>}
      <Text>{act.effect()}</Text>
      {act.needs === 'status' && (
        <NativeSelect
          mt="sm"
          label={texts.newStatus()}
          value={status}
          data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
      )}
      {act.needs === 'until' && (
        <TextInput
          mt="sm"
          type="date"
          label={texts.until()}
          value={until}
          min={inDays(0)}
          max={inDays(365)}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      )}
      {several && done > 0 && (
        <Progress.Root size="xl" mt="sm">
          <Progress.Section
            value={(done / listings.length) * 100}
            aria-label={texts.doneOf({ done: String(done), all: String(listings.length) })}
          />
        </Progress.Root>
      )}
    </ReasonDialog>
  );
}

/** Returns a date as YYYY-MM-DD. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
