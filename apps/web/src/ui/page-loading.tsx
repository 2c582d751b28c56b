import { Center, Loader } from '@mantine/core';

/** Stands in for a page that the server could not render, until its data is here. */
export function PageLoading() {
  return (
    <Center mih="60vh">
      <Loader role="status" aria-label="Loading" />
    </Center>
  );
}
