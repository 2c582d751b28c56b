import * as texts from '@africanscity/messages/listings';
import {
  cancelListingImport,
  checkListingImport,
  getListingImport,
  runListingImport,
} from '@africanscity/contracts/listings/calls/imports';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { ImportChanges } from './import-changes.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFaults } from './import-faults.tsx';
import { ImportGone } from './import-gone.tsx';
import { ImportProgress } from './import-progress.tsx';
import { MissingPictures, mayChoose } from './missing-pictures.tsx';
import { RefusedPictures } from './refused-pictures.tsx';
import type { RefusedPicture } from './upload-import.ts';

const lookEveryMs = 1000;

const titles: Record<ListingImport['state'], () => string> = {
  uploading: texts.uploadTitle,
  checking: texts.checking,
  checked: texts.checkedTitle,
  importing: texts.importing,
  done: texts.importFinished,
  cancelled: texts.importCancelled,
  failed: texts.cannotBeImported,
};

interface CurrentImportProps {
  id: number;
  /** Pictures that this browser failed to send. */
  refusedPictures: RefusedPicture[];
  onOver: () => void;
}

/** The state of an import and its next steps. The import continues when the page is closed. */
export function CurrentImport({ id, refusedPictures, onOver }: CurrentImportProps) {
  const query = useQuery({
    ...operation(getListingImport, { id: String(id) }),
    staleTime: 0,
    refetchInterval: ({ state: { data: latest } }) => (isRunning(latest?.state) ? lookEveryMs : false),
  });
  return (
    <Loaded query={query} what={texts.theImport()} skeleton={<SkeletonRows height={180} />}>
      {(data) => <ShownImport data={data} refusedPictures={refusedPictures} onOver={onOver} />}
    </Loaded>
  );
}

function ShownImport({ data, refusedPictures, onOver }: Omit<CurrentImportProps, 'id'> & { data: ListingImport }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const id = String(data.id);
  const act = useMutation({
    mutationFn: (ask: () => Promise<ListingImport>) => ask(),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const [mayLack, setMayLack] = useState(true);
  const { state, gone, created, changed, unchanged, pictured, refused, missing, withoutMissing, picturesToFetch } =
    data;
  // Pictures of known listings may have been replaced under their addresses.
  const looksAgain = picturesToFetch > 0 && unchanged > 0;
  const nothingToDo = state === 'checked' && created + changed + pictured + gone === 0 && !looksAgain;
  const chosen = mayChoose(data) ? { withoutMissing: mayLack ? ('true' as const) : ('false' as const) } : {};
  const over = state === 'done' || state === 'cancelled' || state === 'failed';
  return (
    <Stack>
      <div>
        <Title order={2} size="h3" aria-live="polite">
          {titles[state]()}
        </Title>
        <Text c="dimmed">{data.fileName}</Text>
      </div>
      {data.failure && (
        <Alert color="red" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {data.failure}
        </Alert>
      )}
      {isRunning(state) && <ImportProgress data={data} />}
      {(state === 'checked' || state === 'done') && (
        <Text>
          <RichText
            text={texts.importResult({
              state: state === 'done' ? 'done' : 'other',
              created,
              changed,
              unchanged,
              pictured,
              refused,
            })}
            tags={{ b: (words) => <strong>{words}</strong> }}
          />
          {state === 'done' && refused > 0 && ` ${texts.fixRejectedRows()}`}
        </Text>
      )}
      {state === 'cancelled' && <Text>{texts.createdListingsStay()}</Text>}
      <MissingPictures data={data} withoutMissing={mayLack} onChange={setMayLack} />
      {nothingToDo && <Text>{whyNothing(data)}</Text>}
      <RefusedPictures pictures={refusedPictures} />
      <ImportColumns
        data={data}
        loading={act.isPending}
        onChoose={(columns) => act.mutate(() => call(checkListingImport, { id, columns }))}
      />
      <ImportGone
        data={data}
        loading={act.isPending}
        onWithdraw={() => act.mutate(() => call(runListingImport, { id, withdrawMany: 'true', ...chosen }))}
      />
      <ImportChanges changes={data.changes} total={changed} />
      <ImportFaults data={data} />
      <Group>
        {state === 'checked' && !nothingToDo && (
          <Button loading={act.isPending} onClick={() => act.mutate(() => call(runListingImport, { id, ...chosen }))}>
            {actionOf(data)}
          </Button>
        )}
        {state === 'checked' && missing > 0 && !withoutMissing && (
          <Button
            variant="default"
            loading={act.isPending}
            onClick={() => act.mutate(() => call(checkListingImport, { id, withoutMissing: 'true' }))}
          >
            {texts.continueWithoutMissingPictures()}
          </Button>
        )}
        {!over && (
          <Button
            variant="default"
            loading={act.isPending}
            onClick={() => act.mutate(() => call(cancelListingImport, { id }))}
          >
            {nothingToDo ? texts.discardThisFile() : texts.cancel()}
          </Button>
        )}
        {over && (
          <Button variant="default" onClick={onOver}>
            {texts.importAnotherFile()}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function actionOf({ created, changed, pictured, gone, kept, picturesToFetch }: ListingImport): string {
  if (created + changed + pictured + gone === 0) return texts.checkForChanges({ count: picturesToFetch });
  if (created + changed + pictured === 0)
    return kept ? texts.importWithdrawNothing() : texts.withdrawListings({ count: gone });
  if (created > 0 && changed > 0) return texts.importAndChange({ created, changed });
  if (created > 0) return texts.importNew({ count: created });
  return changed > 0 ? texts.changeListings({ count: changed }) : texts.addPicturesOf({ count: pictured });
}

function whyNothing({ rowsTotal, faults }: ListingImport): string {
  if (rowsTotal === 0) return texts.fileWithoutRows();
  if (faults.length > 0 && faults.every(({ column }) => column === 'pictures')) {
    return texts.allRowsLackPictures();
  }
  return texts.nothingToImport();
}

function isRunning(state: ListingImport['state'] | undefined): boolean {
  return state === 'checking' || state === 'importing';
}
