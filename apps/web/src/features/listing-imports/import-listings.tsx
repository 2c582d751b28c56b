import { getListingImports, type ListingImport } from '@africanscity/contracts/listing-imports';
import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../api/query-client.ts';
import { CurrentImport } from './current-import.tsx';
import { UploadForm } from './upload-form.tsx';

/** Imports that are not over stand here until they are, also after the page was loaded again. */
const underway: ListingImport['state'][] = ['checking', 'checked', 'importing'];

/** Upload, dry run and import of a file of listings: one import at a time. */
export function ImportListings() {
  const { data, error } = useQuery({ ...operation(getListingImports, {}), staleTime: 0 });
  const [chosen, setChosen] = useState<number | null | undefined>();
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={180} />;
  const found = data.find(({ state }) => underway.includes(state))?.id ?? null;
  const current = chosen === undefined ? found : chosen;
  if (current !== null) return <CurrentImport id={current} onOver={() => setChosen(null)} />;
  return <UploadForm onUploaded={setChosen} />;
}
