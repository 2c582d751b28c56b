import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { termsChapters } from './guides/terms-chapters.tsx';

export function loader({ publicUrl }: LoaderContext): PageData {
  return {
    meta: {
      title: 'Terms',
      description: 'What you may expect of AfricansCity, and what we expect of everybody who lists or looks here.',
      canonical: `${publicUrl}${paths.terms}`,
    },
    lean: true,
  };
}

export default function Terms() {
  return (
    <>
      <PageHead
        title="Terms"
        lead="What you may expect of us, and what we expect of everybody who lists or looks here. In plain words."
      />
      <Guide chapters={termsChapters} />
    </>
  );
}
