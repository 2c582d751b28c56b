import { joinList } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';

interface ImportColumnsProps {
  data: ListingImport;
  loading: boolean;
  /** Checks the file again with these meanings, as JSON. */
  onChoose: (columns: string) => void;
}

/** The columns of the file that are not read, each with a choice of its meaning, which is remembered. */
export function ImportColumns({ data: { state, columns, choices }, loading, onChoose }: ImportColumnsProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const unread = columns.filter(({ column }) => column === null);
  if (unread.length === 0 || (state !== 'checked' && state !== 'failed')) return null;
  const free = choices.filter((choice) => !columns.some(({ column }) => column === choice));
  const send = () =>
    onChoose(JSON.stringify(Object.entries(chosen).map(([name, column]) => ({ name, column: column || null }))));
  return (
    <Stack gap="sm" role="group" aria-label={texts.columnsNotRead()} align="flex-start">
      <Text fw={600}>{texts.columnsNotRead()}</Text>
      <Text size="sm">{texts.chooseColumnMeaning()}</Text>
      {unread.map(({ name, candidates }) => (
        <NativeSelect
          key={name}
          label={name}
          w="100%"
          maw={420}
          value={chosen[name] ?? ''}
          onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
          data={[
            {
              value: '',
              label:
                candidates.length > 0
                  ? texts.notReadMaybe({
                      columns: joinList(candidates, 'disjunction'),
                    })
                  : texts.notRead(),
            },
            ...free,
          ]}
        />
      ))}
      <Button variant="default" loading={loading} disabled={Object.keys(chosen).length === 0} onClick={send}>
        {texts.checkAgainTheseColumns()}
      </Button>
    </Stack>
  );
}
