import * as texts from '@africanscity/messages/messages';
import {
  deleteSavedSearch,
  getSavedSearches,
  openSavedSearch,
  updateSavedSearch,
} from '@africanscity/contracts/messages/calls/saved-searches';
import type { AlertFrequency, SavedSearch } from '@africanscity/contracts/messages/saved-searches';
import { alertFrequencies } from '@africanscity/contracts/messages/values';
import { Alert, Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { describeFilter } from './describe-filter.ts';
import { EditSavedSearch } from './edit-saved-search.tsx';
import classes from './saved-search-card.module.css';

/** A saved search: its filter, the number of new listings, and its actions. */
export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const labels = useStatusLabels();
  const call = useCall();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const refresh = () => queryClient.invalidateQueries(operation(getSavedSearches, {}));
  const { id, name, frequency, filter, newListings } = search;
  const isPaused = frequency === 'never';
  const setFrequency = useMutation({
    mutationFn: (next: AlertFrequency) => call(updateSavedSearch, { id: String(id), name, frequency: next }),
    onSettled: refresh,
  });
  const remove = useMutation({ mutationFn: () => call(deleteSavedSearch, { id: String(id) }), onSettled: refresh });
  const problem = setFrequency.error ?? remove.error;
  return (
    <Paper component="li" withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }}>
      <article aria-label={name}>
        <Group justify="space-between" align="flex-start" gap="xs">
          <Title order={2} size="h4" className={classes.name}>
            {name}
          </Title>
          <Group gap="xs">
            {newListings > 0 && <Badge color="teal.9">{texts.newListingsCount({ count: newListings })}</Badge>}
            <Badge variant="default">{isPaused ? texts.paused() : alertFrequencies[frequency]()}</Badge>
          </Group>
        </Group>
        <Text c="dimmed" mt={4} className={classes.name}>
          {describeFilter(filter, labels)}
        </Text>
        {problem && (
          <Alert color="red" role="alert" mt="sm">
            {problem.message}
          </Alert>
        )}
        {editing ? (
          <EditSavedSearch search={search} onDone={() => setEditing(false)} />
        ) : (
          <Group mt="md" gap="sm">
            <Button
              component={Link}
              to={paths.savedSearch(filter)}
              // If this request fails, the next visit marks the listings as seen.
              onClick={() => void call(openSavedSearch, { id: String(id) }).catch(() => undefined)}
              aria-label={texts.openNamed({ name })}
            >
              {texts.open()}
            </Button>
            <Button variant="default" aria-label={texts.editNamed({ name })} onClick={() => setEditing(true)}>
              {texts.edit()}
            </Button>
            <Button
              variant="default"
              aria-label={isPaused ? texts.resumeNamed({ name }) : texts.pauseNamed({ name })}
              loading={setFrequency.isPending}
              onClick={() => setFrequency.mutate(isPaused ? 'daily' : 'never')}
            >
              {isPaused ? texts.resume() : texts.pause()}
            </Button>
            {deleting ? (
              <Group gap="sm" role="group" aria-label={texts.deleteNamedQuestion({ name })}>
                <Button color="red.9" loading={remove.isPending} onClick={() => remove.mutate()} data-autofocus>
                  {texts.deleteSearch()}
                </Button>
                <Button variant="default" onClick={() => setDeleting(false)}>
                  {texts.keep()}
                </Button>
              </Group>
            ) : (
              <Button
                variant="default"
                c="var(--mantine-color-error)"
                aria-label={texts.deleteNamed({ name })}
                onClick={() => setDeleting(true)}
              >
                {texts.deleteIt()}
              </Button>
            )}
          </Group>
        )}
      </article>
    </Paper>
  );
}
