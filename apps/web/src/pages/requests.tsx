import * as texts from '@africanscity/messages/requests';
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { OwnRequests } from '../features/requests/own-requests.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SkeletonRows } from '../ui/waiting.tsx';

const MatchingRequests = lazyPart(() => import('../features/requests/matching-requests.tsx'));

export const loader = unlisted(texts.requests);

export default function RequestsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'for-me' ? 'for-me' : 'mine';
  return (
    <AccountPage
      title={texts.requests()}
      size={820}
      action={
        <Button component={Link} to={paths.request} h={44}>
          {texts.createARequest()}
        </Button>
      }
    >
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next === 'for-me' ? { tab: next } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="lg" grow>
          <Tabs.Tab value="mine" h={48}>
            {texts.myRequests()}
          </Tabs.Tab>
          <Tabs.Tab value="for-me" h={48}>
            {texts.requestsForMe()}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mine">
          <OwnRequests />
        </Tabs.Panel>
        <Tabs.Panel value="for-me">
          <Suspense fallback={<SkeletonRows count={2} height={120} />}>
            <MatchingRequests />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </AccountPage>
  );
}
