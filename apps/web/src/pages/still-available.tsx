import type { PageData } from '../app/page-meta.ts';
import { StillAvailable } from '../features/listings/own/still-available.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Is it still available?', noIndex: true } };
}

export default function StillAvailablePage() {
  return (
    <NarrowPage title="Is it still available?" size={560}>
      <StillAvailable />
    </NarrowPage>
  );
}
