import * as texts from '@africanscity/messages/listings';
import { unlisted } from '../app/page-meta.ts';
import { StillAvailable } from '../features/listings/own/still-available.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.stillAvailableQuestion);

export default function StillAvailablePage() {
  return (
    <NarrowPage title={texts.stillAvailableQuestion()} size={560}>
      <StillAvailable />
    </NarrowPage>
  );
}
