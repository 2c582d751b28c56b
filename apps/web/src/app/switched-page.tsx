import { isServed } from '@africanscity/contracts/brand-features';
import { useBrand } from '../ui/brand.tsx';
import { type PageModule, pages } from './page-modules.ts';

/** Returns a page that is not found while the brand has its feature switched off. */
export async function switchedPage(path: string, module: PageModule): Promise<PageModule> {
  const notFound = await pages['../pages/not-found.tsx']!();
  return {
    ...module,
    default: function SwitchedPage() {
      const Shown = isServed(path, useBrand().off) ? module.default : notFound.default;
      return <Shown />;
    },
    loader: async (context, url) =>
      isServed(path, context.brand.off)
        ? module.loader(context, url)
        : { ...(await notFound.loader(context, url)), module: 'src/pages/not-found.tsx' },
  };
}
