import { listingEndpoints } from '@africanscity/contracts/listings';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { LoaderContext } from '../app/router.tsx';
import type { PageData } from '../app/page-meta.ts';

export async function loader({ queryClient }: LoaderContext): Promise<PageData> {
  await queryClient.ensureQueryData(operation(listingEndpoints.getPropertiesCounts, {}));
  return { meta: { title: 'AfricansCity' } };
}

export default function Home() {
  const counts = usePrefetched(listingEndpoints.getPropertiesCounts, {});
  return (
    <ul>
      {counts.map((count) => (
        <li key={count.propertyType}>
          {count.propertyType}: {count.count}
        </li>
      ))}
    </ul>
  );
}
