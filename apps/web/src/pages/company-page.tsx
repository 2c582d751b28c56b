import { language } from '@africanscity/messages/language';
import { getCompanyPage } from '@africanscity/contracts/administration/calls/company-pages';
import type { CompanyPageView } from '@africanscity/contracts/administration/company-pages';
import { newsFeedPath } from '@africanscity/contracts/administration/news-feed';
import * as texts from '@africanscity/messages/site';
import { Button, Container, Group } from '@mantine/core';
import { Link, redirect, useLoaderData } from 'react-router-dom';
import type { Article, WithContext } from 'schema-dts';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import { type PageData, sitePreview } from '../app/page-meta.ts';
import { localPath } from '../ui/local-path.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import aboutDrawing from '../assets/about.svg';
import helpDrawing from '../assets/help.svg';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { showUtcDay } from '../ui/show-time.ts';

interface CompanyPageData extends PageData {
  slug: string;
}

/** Illustrations of standard pages. */
const drawings: Partial<Record<string, { src: string; width: number; height: number }>> = {
  about: { src: aboutDrawing, width: 960, height: 540 },
  help: { src: helpDrawing, width: 480, height: 360 },
};

export async function loader(
  { queryClient, publicUrl, brand }: LoaderContext,
  { pathname }: URL,
): Promise<CompanyPageData> {
  const slug = pathname.split('/').at(-1) ?? '';
  const page = await queryClient
    .ensureQueryData(operation(getCompanyPage, { slug, language: language() }))
    .catch((error) => {
      if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return undefined;
      throw error;
    });
  if (!page) return { slug, meta: { title: texts.pageNotFound(), noIndex: true }, status: 404 };
  if (page.path !== pathname) throw redirect(page.path, 301);
  const canonical = `${publicUrl}${page.path}`;
  return {
    slug,
    meta: {
      title: page.title,
      description: page.summary,
      canonical,
      image: sitePreview({ publicUrl, brand }),
      ...(page.kind === 'news' && {
        feed: localPath(newsFeedPath),
        jsonLd: describeArticle(page, { canonical, publisher: brand.name }),
      }),
    },
    minimal: true,
  };
}

function describeArticle(
  page: CompanyPageView,
  { canonical, publisher }: { canonical: string; publisher: string },
): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: page.title,
    description: page.summary,
    inLanguage: page.language,
    url: canonical,
    ...(page.publishedAt && { datePublished: page.publishedAt, dateModified: page.changedAt }),
    publisher: { '@type': 'Organization', name: publisher },
  } as WithContext<Article>;
}

export default function CompanyPage() {
  const { status, slug } = useLoaderData<CompanyPageData>();
  if (status === 404) return <GoneScreen title={texts.pageNotFound()} label={texts.home()} to={paths.home} />;
  return <CompanyPageScreen key={slug} slug={slug} />;
}

/** News say when they appeared; other texts when they were last changed, unless nobody has changed them. */
function datesOf({ kind, publishedAt, changedAt }: CompanyPageView): string | undefined {
  if (!publishedAt || !changedAt) return undefined;
  return kind === 'news'
    ? texts.publishedOn({ day: showUtcDay(publishedAt) })
    : texts.lastChangedOn({ day: showUtcDay(changedAt) });
}

/** Writes links of a text to pages of the site as links in the page's language. Addresses of files are of none. */
const inThisLanguage = (html: string) =>
  html.replaceAll(/(<a href=")(\/(?!\/|api\/|assets\/)[^".]*")/g, `$1${localPath('')}$2`);

function CompanyPageScreen({ slug }: { slug: string }) {
  const page = usePrefetched(getCompanyPage, { slug, language: language() });
  return (
    <>
      <PageHead title={page.title} lead={page.summary} picture={drawings[slug]} />
      <Guide chapters={page.chapters} html={inThisLanguage(page.html)} lang={page.language} end={datesOf(page)} />
      <Container pb="xl">
        <Group>
          <Button component={Link} to={paths.properties()} h={44}>
            {texts.browseProperties()}
          </Button>
          <Button component={Link} to={paths.contact} h={44} variant="default">
            {texts.contactUs()}
          </Button>
        </Group>
      </Container>
    </>
  );
}
