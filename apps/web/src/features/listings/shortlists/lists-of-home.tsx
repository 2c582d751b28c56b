import * as texts from '@africanscity/messages/listings';
import { addToShortlist, removeFromShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { Shortlist } from '@africanscity/contracts/listings/shortlists';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/notices/toast.ts';
import classes from './home-actions.module.css';
import { useListsRefresh } from './use-lists-refresh.ts';

interface ListsOfHomeProps {
  lists: Shortlist[];
  propertyId: number;
  /** Description of the listing. */
  subject: string;
}

/** A box per list, ticked if the home is in it. */
export function ListsOfHome({ lists, propertyId, subject }: ListsOfHomeProps) {
  const call = useCall();
  const refresh = useListsRefresh();
  const change = useMutation({
    mutationFn: async ({ list, wanted }: { list: Shortlist; wanted: boolean }) => {
      await call(wanted ? addToShortlist : removeFromShortlist, {
        id: String(list.id),
        propertyId: String(propertyId),
      });
      const { name } = list;
      void showToast({ kind: 'success', message: wanted ? texts.addedToList({ name }) : texts.takenOffList({ name }) });
    },
    onError: ({ message }) => showToast({ kind: 'error', message }),
    onSettled: refresh,
  });
  return (
    <details className={classes.lists}>
      <summary className={classes.summary} aria-label={texts.listsOfHome({ subject })}>
        {texts.lists()}
      </summary>
      {lists.length === 0 ? (
        <Text size="sm">{texts.noListsYet()}</Text>
      ) : (
        <Stack gap={0}>
          {lists.map((list) => (
            <Checkbox
              key={list.id}
              classNames={{ body: classes.choice, label: classes.choiceName }}
              label={<span dir="auto">{list.name}</span>}
              checked={list.homes.includes(propertyId)}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ list, wanted: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </details>
  );
}
