import * as texts from '@africanscity/messages/listings';
import { deleteShortlist, getShortlist, saveShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { OwnShortlist, Shortlist } from '@africanscity/contracts/listings/shortlists';
import { maxCompared } from '@africanscity/contracts/listings/values';
import * as siteTexts from '@africanscity/messages/site';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NothingYet } from '../../../ui/nothing-yet.tsx';
import { SkeletonListings } from '../../../ui/waiting.tsx';
import type { FavoriteCard } from '../favorites/favorite-cards.tsx';
import drawing from '../../../assets/buy.svg';
import { CommentMailsSwitch } from './comment-mails-switch.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { ShortlistHomes } from './shortlist-homes.tsx';
import { useListsRefresh } from './use-lists-refresh.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));

interface ShortlistViewProps {
  id: number;
  lists: Shortlist[];
  Card: FavoriteCard;
}

/** One list of the user with its homes. */
export function ShortlistView({ id, lists, Card }: ShortlistViewProps) {
  const query = useQuery({ ...operation(getShortlist, { id: String(id) }), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.yourList()} skeleton={<SkeletonListings count={3} />}>
      {(list) => (
        <section aria-labelledby="list-name">
          <ListHead list={list} />
          {list.homes.length === 0 ? (
            <NothingYet drawing={drawing} title={texts.noHomesInList()} text={texts.noHomesInListText()} />
          ) : (
            <ShortlistHomes id={id} homes={list.homes} lists={lists} Card={Card} />
          )}
        </section>
      )}
    </Loaded>
  );
}

function ListHead({ list }: { list: OwnShortlist }) {
  const [shown, setShown] = useState<'name' | 'deletion' | 'sharing'>();
  const call = useCall();
  const navigate = useNavigate();
  const refresh = useListsRefresh();
  const id = String(list.id);
  const deletion = useAct(deleteShortlist, {
    success: texts.listDeleted(),
    onDone: async () => {
      await navigate(paths.favorite);
      await refresh();
    },
  });
  const compared = list.homes.flatMap(({ card }) => (card ? [card.id] : [])).slice(0, maxCompared);

  async function rename(name: string) {
    await call(saveShortlist, { id, name });
    await refresh();
    setShown(undefined);
  }

  if (shown === 'name') {
    return (
      <ListNameForm name={list.name} submit={siteTexts.save()} onSave={rename} onCancel={() => setShown(undefined)} />
    );
  }
  return (
    <>
      <Group gap="xs" mb="md">
        <Title order={2} size="h3" id="list-name" dir="auto" flex={1} miw="min(100%, 12rem)">
          {list.name}
        </Title>
        <Button h={44} leftSection={<IconShare size={18} aria-hidden />} onClick={() => setShown('sharing')}>
          {texts.shareList()}
        </Button>
        {compared.length > 1 && (
          <Button component={Link} to={paths.compare(compared)} variant="default" h={44}>
            {texts.compare()}
          </Button>
        )}
        <Button variant="default" h={44} onClick={() => setShown('name')}>
          {texts.renameList()}
        </Button>
        <Button variant="default" h={44} aria-expanded={shown === 'deletion'} onClick={() => setShown('deletion')}>
          {texts.deleteList()}
        </Button>
      </Group>
      {list.link && (
        <Stack gap="xs" mb="lg">
          <Text size="sm">{texts.listIsShared()}</Text>
          <CommentMailsSwitch />
        </Stack>
      )}
      {shown === 'sharing' && (
        <Suspense>
          <ShareDialog list={list} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      {shown === 'deletion' && (
        <Group gap="xs" mb="lg" role="group" aria-labelledby="list-deletion">
          <Text id="list-deletion">{texts.deleteListQuestion({ name: list.name })}</Text>
          <Button color="red" h={44} loading={deletion.isPending} onClick={() => deletion.mutate({ id })}>
            {texts.yesDelete()}
          </Button>
          <Button variant="default" h={44} onClick={() => setShown(undefined)}>
            {siteTexts.cancel()}
          </Button>
        </Group>
      )}
    </>
  );
}
