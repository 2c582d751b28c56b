import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import helpDrawing from '../assets/help.svg';
import { Guide } from '../ui/guide.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { helpChapters } from './guides/help-chapters.tsx';

export function loader({ publicUrl }: LoaderContext): PageData {
  return {
    meta: {
      title: 'Help and safety',
      description:
        'How to find, buy, rent and list property safely, step by step, and how to recognise a scam before it costs you.',
      canonical: `${publicUrl}${paths.help}`,
    },
    minimal: true,
  };
}

export default function Help() {
  return (
    <>
      <PageHead
        title="Help and safety"
        lead="How to find, buy, rent and list, step by step, and how to keep your money safe while you do."
        picture={{ src: helpDrawing, width: 480, height: 360 }}
      />
      <Guide chapters={helpChapters} />
    </>
  );
}
