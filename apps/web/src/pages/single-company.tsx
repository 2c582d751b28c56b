import * as texts from '@africanscity/messages/companies';
import { getCompany, sendCompanyMessage } from '@africanscity/contracts/companies/calls/companies';
import { getCompanyProperties } from '@africanscity/contracts/listings/calls/listings';
import { getAnswerTime } from '@africanscity/contracts/messages/calls/enquiries';
import { Suspense } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { useSession } from '../api/session.ts';
import { useCall } from '../api/use-call.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { askedProfile, loadProfile } from '../features/companies/directory/load-profile.ts';
import { ProfileFrame } from '../features/companies/directory/profile-frame.tsx';
import { CompanyAbout } from '../features/companies/company-about.tsx';
import { CompanyProfile } from '../features/companies/company-profile.tsx';
import { describeCompany } from '../features/companies/describe-company.ts';
import { ListingGrid } from '../features/listings/cards/listing-grid.tsx';
import { AnswerTimeText } from '../features/messages/enquiries/answer-time-text.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import classes from './single-company.module.css';

// Lazy: for logged-in visitors.
const TeamPanel = lazyPart(() => import('../features/companies/team-panel.tsx'));

export function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<PageData> {
  const { id, page } = askedProfile(url.searchParams);
  return loadProfile(async () => {
    const [company] = await Promise.all([
      queryClient.ensureQueryData(operation(getCompany, { id })),
      queryClient.ensureQueryData(operation(getCompanyProperties, { id, page })),
      queryClient.ensureQueryData(operation(getAnswerTime, { companyId: id })),
    ]);
    return describeCompany(company, { publicUrl, brand });
  }, texts.companyNotFound());
}

export default function SingleCompany() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  if (status === 404)
    return <GoneScreen title={texts.companyNotFound()} label={texts.allAgencies()} to={paths.companyList} />;
  return <CompanyPage key={search.get('id')} {...askedProfile(search)} />;
}

function CompanyPage({ id, page }: { id: string; page: string }) {
  const call = useCall();
  const session = useSession();
  const company = usePrefetched(getCompany, { id });
  const listings = usePrefetched(getCompanyProperties, { id, page });
  return (
    <ProfileFrame
      trail={{ here: texts.companyProfile() }}
      profile={
        <>
          <CompanyProfile company={company} />
          <AnswerTimeText of={{ companyId: id }} />
          {session && (
            <Suspense fallback={<div className={classes.team} />}>
              <TeamPanel company={company} />
            </Suspense>
          )}
        </>
      }
      message={
        company.reachable ? { to: company.name, send: (message) => call(sendCompanyMessage, { id, ...message }) } : null
      }
      listings={listings}
      addressOf={(target) => paths.company({ id: company.id, page: target || undefined })}
      about={<CompanyAbout company={company} />}
    >
      <ListingGrid listings={listings.content} />
    </ProfileFrame>
  );
}
