import { getCompanies } from '@africanscity/contracts/agencies';
import { Button, Container, Title } from '@mantine/core';
import { Link, redirect, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { directoryRequest, readDirectoryQuery } from '../components/directory-query.ts';
import { DirectorySearch } from '../components/directory-search.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PageTrail } from '../components/page-trail.tsx';
import { PendingResults } from '../components/pending-results.tsx';
import { ShownCount } from '../components/shown-count.tsx';
import { CompanyCards } from '../features/agencies/company-cards.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import classes from './directory.module.css';

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  const query = readDirectoryQuery(url.searchParams);
  const page = await queryClient.ensureQueryData(operation(getCompanies, directoryRequest(query)));
  if (page.numberOfElements === 0 && page.totalPages > 0)
    throw redirect(paths.companies({ ...query, page: page.totalPages - 1 }));
  return {
    meta: {
      title: 'Company List',
      description: 'Real estate companies on AfricansCity, with their listings and how to reach them.',
      canonical: `${publicUrl}${paths.companyList}`,
    },
  };
}

export default function CompanyList() {
  const [search] = useSearchParams();
  const query = readDirectoryQuery(search);
  const page = usePrefetched(getCompanies, directoryRequest(query));
  return (
    <Container className={classes.page}>
      <div>
        <PageTrail here="Companies" />
        <Title order={1} size="h2">
          Company List
        </Title>
      </div>
      <div className={classes.tools}>
        <DirectorySearch
          query={query}
          placeholder="Search Companies"
          path={paths.companyList}
          addressOf={paths.companies}
        />
        <ShownCount page={page} one="company" many="companies" />
      </div>
      <PendingResults path={paths.companyList}>
        {page.content.length ? (
          <CompanyCards companies={page.content} />
        ) : (
          <MessageScreen title="No company found" text="Try fewer letters of the name, or look at all of them.">
            <Button component={Link} to={paths.companyList}>
              All companies
            </Button>
          </MessageScreen>
        )}
      </PendingResults>
      <PageLinks page={page} addressOf={(target) => paths.companies({ ...query, page: target || undefined })} />
    </Container>
  );
}
