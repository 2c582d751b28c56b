import { Button, Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DirectoryQuery } from '../../../app/paths.ts';
import { PageLinks } from '../../../components/navigation/page-links.tsx';
import { PageBreadcrumbs } from '../../../components/navigation/breadcrumbs.tsx';
import { PendingResults } from '../../../components/loading/pending-results.tsx';
import { ShownCount } from './shown-count.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import classes from './directory-frame.module.css';
import type { DirectoryState } from './directory-query.ts';
import { DirectorySearch } from './directory-search.tsx';

interface DirectoryFrameProps {
  title: string;
  /** Text of the last breadcrumb. */
  here: string;
  query: DirectoryState;
  page: Parameters<typeof ShownCount>[0]['page'] & Parameters<typeof PageLinks>[0]['page'];
  /** Says which of the entries are shown. */
  showing: Parameters<typeof ShownCount>[0]['showing'];
  placeholder: string;
  /** Labels of the orders by their URL value. */
  orders?: Record<string, () => string>;
  path: string;
  addressOf: (query: DirectoryQuery) => string;
  none: { title: string; text: string; all: string };
  children: ReactNode;
}

/** A directory of companies or agents: search, first letters, cards and pagination. */
export function DirectoryFrame(props: DirectoryFrameProps) {
  const { title, here, query, page, showing, placeholder, orders, path, addressOf, none, children } = props;
  return (
    <Container className={classes.page}>
      <div>
        <PageBreadcrumbs here={here} />
        <Title order={1} size="h2">
          {title}
        </Title>
      </div>
      <div className={classes.tools}>
        <DirectorySearch query={query} placeholder={placeholder} orders={orders} path={path} addressOf={addressOf} />
        <ShownCount page={page} showing={showing} />
      </div>
      <PendingResults path={path}>
        {page.numberOfElements > 0 ? (
          children
        ) : (
          <MessageScreen title={none.title} text={none.text}>
            <Button component={Link} to={path}>
              {none.all}
            </Button>
          </MessageScreen>
        )}
      </PendingResults>
      <PageLinks page={page} addressOf={(target) => addressOf({ ...query, page: target || undefined })} />
    </Container>
  );
}
