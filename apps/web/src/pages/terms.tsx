import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { termsChapters } from './guides/terms-chapters.tsx';

export function loader({ publicUrl, brand }: LoaderContext): PageData {
  return {
    meta: {
      title: 'Terms',
      description: `What you can expect from ${brand.name}, and what we expect from everyone who uses it.`,
      canonical: `${publicUrl}${paths.terms}`,
    },
    minimal: true,
  };
}

export default function Terms() {
  return (
    <>
      <PageHead title="Terms" lead="What you can expect from us, and what we expect from you, in plain words." />
      <Guide chapters={termsChapters} />
    </>
  );
}
