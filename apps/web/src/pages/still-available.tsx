import * as texts from '@africanscity/messages/listings';
import type { PageData } from '../app/page-meta.ts';
import { StillAvailable } from '../features/listings/own/still-available.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.stillAvailableQuestion(), noIndex: true } };
}

export default function StillAvailablePage() {
  return (
    <NarrowPage title={texts.stillAvailableQuestion()} size={560}>
      <StillAvailable />
    </NarrowPage>
  );
}
