import { getCompany, getCompanyProperties, sendCompanyMessage } from '@africanscity/contracts/agencies';
import { Container, Text, Title } from '@mantine/core';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { useCall } from '../api/use-call.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { readDirectoryQuery } from '../components/directory-query.ts';
import { MessageForm } from '../components/message-form.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PageTrail } from '../components/page-trail.tsx';
import { ShownCount } from '../components/shown-count.tsx';
import { CompanyProfile } from '../features/agencies/company-profile.tsx';
import { describeCompany } from '../features/agencies/describe-company.ts';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import { GoneScreen } from '../components/gone-screen.tsx';
import classes from './directory.module.css';

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  const { id, page } = asked(url.searchParams);
  try {
    const [company] = await Promise.all([
      queryClient.ensureQueryData(operation(getCompany, { id })),
      queryClient.ensureQueryData(operation(getCompanyProperties, { id, page })),
    ]);
    return { meta: describeCompany(company, publicUrl) };
  } catch (error) {
    if (!(error instanceof ApiFailure && (error.status === 404 || error.status === 400))) throw error;
    return { meta: { title: 'Company not found', noIndex: true }, status: 404 };
  }
}

const asked = (search: URLSearchParams) => ({
  id: search.get('id') ?? '',
  page: String(readDirectoryQuery(search).page),
});

export default function SingleCompany() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  if (status === 404) return <GoneScreen title="Company not found" label="All companies" to={paths.companyList} />;
  return <CompanyPage key={search.get('id')} {...asked(search)} />;
}

function CompanyPage({ id, page }: { id: string; page: string }) {
  const call = useCall();
  const company = usePrefetched(getCompany, { id });
  const listings = usePrefetched(getCompanyProperties, { id, page });
  const addressOf = (target: number) => paths.company({ id: company.id, page: target || undefined });
  return (
    <Container className={classes.page}>
      <PageTrail here="Company Profile" />
      <div className={classes.columns}>
        <div className={classes.profile}>
          <CompanyProfile company={company} />
        </div>
        {company.reachable && (
          <div className={classes.form}>
            <MessageForm to={company.name} send={(message) => call(sendCompanyMessage, { id, ...message })} />
          </div>
        )}
        <section className={classes.listings} aria-labelledby="listings">
          <Title order={2} size="h3" id="listings">
            My Listings
          </Title>
          {listings.totalElements > 0 ? (
            <ShownCount page={listings} one="listing" many="listings" />
          ) : (
            <Text c="dimmed">Nothing is listed at the moment.</Text>
          )}
          <ListingGrid listings={listings.content} />
          <PageLinks page={listings} addressOf={addressOf} />
        </section>
      </div>
    </Container>
  );
}
