import { cancelListingImport, getListingImport, runListingImport } from '@africanscity/contracts/listings/calls';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { showToast } from '../../../components/toast.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { ImportFaults } from './import-faults.tsx';
import { ImportProgress } from './import-progress.tsx';
import { RefusedPictures } from './refused-pictures.tsx';
import type { RefusedPicture } from './upload-import.ts';

const lookEveryMs = 1000;

const titles: Record<ListingImport['state'], string> = {
  uploading: 'Upload',
  checking: 'Checking…',
  checked: 'Checked: nothing is written yet',
  importing: 'Importing…',
  done: 'Import finished',
  cancelled: 'Import cancelled',
  failed: 'The file cannot be imported',
};

interface CurrentImportProps {
  id: number;
  /** As far as the browser that sent them knows. */
  refusedPictures: RefusedPicture[];
  onOver: () => void;
}

/** How an import stands, and what can be done next. It goes on by itself when the page is closed. */
export function CurrentImport({ id, refusedPictures, onOver }: CurrentImportProps) {
  const query = useQuery({
    ...operation(getListingImport, { id: String(id) }),
    staleTime: 0,
    refetchInterval: ({ state: { data: latest } }) => (isRunning(latest?.state) ? lookEveryMs : false),
  });
  return (
    <Loaded query={query} what="the import" skeleton={<SkeletonRows height={180} />}>
      {(data) => <ShownImport data={data} refusedPictures={refusedPictures} onOver={onOver} />}
    </Loaded>
  );
}

function ShownImport({ data, refusedPictures, onOver }: Omit<CurrentImportProps, 'id'> & { data: ListingImport }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const act = useMutation({
    // Checking and cancelling have the same shape.
    mutationFn: (endpoint: typeof runListingImport) => call(endpoint, { id: String(data.id) }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const { state, created, unchanged, refused } = data;
  const nothingToDo = state === 'checked' && created === 0;
  const over = state === 'done' || state === 'cancelled' || state === 'failed';
  return (
    <Stack>
      <div>
        <Title order={2} size="h3" aria-live="polite">
          {titles[state]}
        </Title>
        <Text c="dimmed">{data.fileName}</Text>
      </div>
      {data.failure && (
        <Alert color="red" role="alert">
          {data.failure}
        </Alert>
      )}
      {isRunning(state) && <ImportProgress data={data} />}
      {(state === 'checked' || state === 'done') && (
        <Text>
          <strong>{count(created)}</strong> {state === 'done' ? 'created' : 'new'}, <strong>{count(unchanged)}</strong>{' '}
          there already, <strong>{count(refused)}</strong> refused.
          {state === 'done' && refused > 0 && ' Mend the refused rows and import the file again: the others stay.'}
        </Text>
      )}
      {state === 'cancelled' && (
        <Text>What was created before stays. Importing the file again goes on with the rest.</Text>
      )}
      {nothingToDo && <Text>{whyNothing(data)}</Text>}
      <RefusedPictures pictures={refusedPictures} />
      <ImportFaults data={data} />
      <Group>
        {state === 'checked' && created > 0 && (
          <Button loading={act.isPending} onClick={() => act.mutate(runListingImport)}>
            Import {created === 1 ? '1 listing' : `${count(created)} listings`}
          </Button>
        )}
        {!over && (
          <Button variant="default" loading={act.isPending} onClick={() => act.mutate(cancelListingImport)}>
            {nothingToDo ? 'Put this file aside' : 'Cancel'}
          </Button>
        )}
        {over && (
          <Button variant="default" onClick={onOver}>
            Import another file
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function whyNothing({ rowsTotal, faults }: ListingImport): string {
  if (rowsTotal === 0) return 'The file has no rows below its first line.';
  if (faults.length > 0 && faults.every(({ column }) => column === 'pictures')) {
    return 'The rows name pictures that did not come: send these along, or empty the column “pictures”.';
  }
  return 'There is nothing to import: mend the file, or choose another.';
}

function isRunning(state: ListingImport['state'] | undefined): boolean {
  return state === 'checking' || state === 'importing';
}

function count(number: number): string {
  return number.toLocaleString('en');
}
