import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { privacyChapters } from './guides/privacy-chapters.tsx';

export function loader({ publicUrl, brand }: LoaderContext): PageData {
  return {
    meta: {
      title: 'Privacy',
      description: `What ${brand.name} keeps about visitors and members, why, and for how long. No trackers, and hardly a cookie.`,
      canonical: `${publicUrl}${paths.privacy}`,
    },
    minimal: true,
  };
}

export default function Privacy() {
  return (
    <>
      <PageHead title="Privacy" lead="What we keep about you, why, and for how long. It is less than you may think." />
      <Guide chapters={privacyChapters} />
    </>
  );
}
