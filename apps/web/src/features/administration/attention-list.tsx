import * as texts from '@africanscity/messages/administration';
import { formatNumber } from '@africanscity/messages/formats';
import type { Attention } from '@africanscity/contracts/administration/overview';
import { attentionKinds } from '@africanscity/contracts/administration/values';
import { getAttention } from '@africanscity/contracts/administration/calls/overview';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../ui/waiting.tsx';
import classes from './overview.module.css';

/** Work that waits for an administrator, with links. */
export function AttentionList() {
  const query = useQuery({
    ...operation(getAttention, {}),
    staleTime: 0,
    select: (kinds) => kinds.filter(({ count }) => count > 0),
  });
  return (
    <Loaded
      query={query}
      what={texts.workInSentence()}
      skeleton={<SkeletonCards count={2} height={88} />}
      empty={<Text c="dimmed">{texts.nothingToDo()}</Text>}
    >
      {(waiting) => (
        <ul className={classes.cards}>
          {/* A newer server may have kinds of work that this page does not know yet. */}
          {waiting
            .filter(({ kind }) => kind in attentionKinds)
            .map((row) => (
              <li key={row.kind}>
                <AttentionCard {...row} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}

function AttentionCard({ kind, count, detail }: Attention) {
  const { text, path, ...more } = attentionKinds[kind];
  const content = (
    <>
      <strong>{formatNumber(count)}</strong>
      <span>{text()}</span>
      {detail ? <span>{detail}</span> : null}
    </>
  );
  if (path === null) return <div className={classes.card}>{content}</div>;
  return (
    <Link to={`${paths.adminSection(path)}${'query' in more ? `?${more.query}` : ''}`} className={classes.card}>
      {content}
    </Link>
  );
}
