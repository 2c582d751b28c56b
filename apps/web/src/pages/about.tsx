import * as texts from '@africanscity/messages/site';
import { useBrand } from '../ui/brand.tsx';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import aboutDrawing from '../assets/about.svg';
import { NewsletterBlock } from '../features/messages/newsletter/newsletter-block.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AboutText } from './guides/about-text.tsx';

export function loader({ publicUrl, brand }: LoaderContext): PageData {
  return {
    meta: {
      title: texts.aboutTitle(),
      description: texts.aboutDescription({ brand: brand.name }),
      canonical: `${publicUrl}${paths.about}`,
      image: { url: `${publicUrl}/preview/home.jpg`, width: 1200, height: 630 },
    },
    minimal: true,
  };
}

export default function About() {
  const { name } = useBrand();
  return (
    <>
      <PageHead
        title={texts.aboutHeading()}
        lead={texts.aboutLead({ brand: name })}
        picture={{ src: aboutDrawing, width: 960, height: 540 }}
      />
      <AboutText />
      <NewsletterBlock />
    </>
  );
}
