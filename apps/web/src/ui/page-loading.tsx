import * as texts from '@africanscity/messages/site';
import { Center, Loader } from '@mantine/core';

/** A placeholder for pages that need the browser, until their data is loaded. */
export function PageLoading() {
  return (
    <Center mih="60vh">
      <Loader role="status" aria-label={texts.loading()} />
    </Center>
  );
}
