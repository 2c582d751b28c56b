import { language } from '@africanscity/messages/language';
import { getNews } from '@africanscity/contracts/administration/calls/company-pages';
import { newsFeedPath } from '@africanscity/contracts/administration/news-feed';
import * as texts from '@africanscity/messages/site';
import { Button, Container, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import { type PageData, sitePreview } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { PageLinks } from '../components/navigation/page-links.tsx';
import { localPath } from '../ui/local-path.ts';
import { PageHead } from '../ui/page-head.tsx';
import { showUtcDay } from '../ui/show-time.ts';
import classes from './news.module.css';
import tallTarget from '../ui/tall-target.module.css';

interface NewsPageData extends PageData {
  page: string;
}

export async function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<NewsPageData> {
  const page = url.searchParams.get('page') ?? '0';
  await queryClient.ensureQueryData(operation(getNews, { page, language: language() }));
  return {
    page,
    meta: {
      title: texts.news(),
      description: texts.newsDescription({ brand: brand.name }),
      canonical: `${publicUrl}${paths.news()}`,
      image: sitePreview({ publicUrl, brand }),
      feed: localPath(newsFeedPath),
    },
    minimal: true,
  };
}

export default function News() {
  const { page } = useLoaderData<NewsPageData>();
  const news = usePrefetched(getNews, { page, language: language() });
  return (
    <>
      <PageHead title={texts.news()} lead={texts.newsLead()} />
      <Container className={classes.page}>
        {news.content.length === 0 && (
          <>
            <Text c="dimmed">{texts.noNewsYet()}</Text>
            <Button component={Link} to={paths.properties()} mt="md">
              {texts.browseProperties()}
            </Button>
          </>
        )}
        <ul className={classes.list}>
          {news.content.map(({ path, title, summary, language, publishedAt }) => (
            <li key={path} className={classes.item}>
              <time dateTime={publishedAt} className={classes.day}>
                {showUtcDay(publishedAt)}
              </time>
              <Title order={2} lang={language} dir="auto">
                <Link to={path} className={tallTarget.link}>
                  {title}
                </Link>
              </Title>
              <p lang={language} dir="auto">
                {summary}
              </p>
            </li>
          ))}
        </ul>
        <PageLinks page={news} addressOf={(at) => paths.news({ page: at })} />
      </Container>
    </>
  );
}
