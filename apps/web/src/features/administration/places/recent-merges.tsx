import * as texts from '@africanscity/messages/administration';
import { getPlaceMerges } from '@africanscity/contracts/administration/calls/places';
import type { PlaceMergeRow } from '@africanscity/contracts/administration/places';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './recent-merges.module.css';

/** The latest merges of places, each with an undo button. */
export function RecentMerges({ disabled, onUndo }: { disabled: boolean; onUndo: (merge: PlaceMergeRow) => void }) {
  const query = useQuery({ ...operation(getPlaceMerges, {}), staleTime: 0 });
  return (
    <section aria-labelledby="recent-merges" className={classes.section}>
      <Title order={2} size="h3" id="recent-merges">
        {texts.recentMerges()}
      </Title>
      <Loaded
        query={query}
        what={texts.mergesInSentence()}
        skeleton={<SkeletonRows count={2} height={44} />}
        empty={<Text c="dimmed">{texts.noMerges()}</Text>}
      >
        {(merges) => (
          <ul className={classes.list}>
            {merges.map((merge) => (
              <li key={merge.id} className={classes.merge}>
                <div className={classes.words}>
                  <RichText
                    text={texts.mergedInto({ name: merge.name, into: merge.intoName })}
                    tags={{ b: (words) => <b dir="auto">{words}</b> }}
                  />
                  <Text size="sm" c="dimmed">
                    {showTime(merge.createdAt)}
                  </Text>
                </div>
                <Button
                  variant="default"
                  h={44}
                  disabled={disabled}
                  onClick={() => onUndo(merge)}
                  aria-label={texts.undoMerge({ name: merge.name, into: merge.intoName })}
                >
                  {texts.undo()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
