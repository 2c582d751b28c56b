import { getPlaceMerges } from '@africanscity/contracts/administration/calls/places';
import type { PlaceMergeRow } from '@africanscity/contracts/administration/places';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './recent-merges.module.css';

/** The latest merges of places, each with an undo button. */
export function RecentMerges({ disabled, onUndo }: { disabled: boolean; onUndo: (merge: PlaceMergeRow) => void }) {
  const query = useQuery({ ...operation(getPlaceMerges, {}), staleTime: 0 });
  return (
    <section aria-labelledby="recent-merges" className={classes.section}>
      <Title order={2} size="h3" id="recent-merges">
        Recent merges
      </Title>
      <Loaded
        query={query}
        what="the merges"
        skeleton={<SkeletonRows count={2} height={44} />}
        empty={<Text c="dimmed">No places were merged.</Text>}
      >
        {(merges) => (
          <ul className={classes.list}>
            {merges.map((merge) => (
              <li key={merge.id} className={classes.merge}>
                <div className={classes.words}>
                  <b dir="auto">{merge.name}</b> into <b dir="auto">{merge.intoName}</b>
                  <Text size="sm" c="dimmed">
                    {showTime(merge.createdAt)}
                  </Text>
                </div>
                <Button
                  variant="default"
                  h={44}
                  disabled={disabled}
                  onClick={() => onUndo(merge)}
                  aria-label={`Undo the merge of ${merge.name} into ${merge.intoName}`}
                >
                  Undo
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
