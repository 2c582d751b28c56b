import { getListingImports, type ListingImport } from '@africanscity/contracts/listing-imports';
import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../api/query-client.ts';
import { CurrentImport } from './current-import.tsx';
import { LatestImports } from './latest-imports.tsx';
import { UploadForm } from './upload-form.tsx';
import type { RefusedPicture } from './upload-import.ts';

/** Imports that are not over stand here until they are, also after the page was loaded again. */
const underway: ListingImport['state'][] = ['checking', 'checked', 'importing'];

interface Chosen {
  id: number | null;
  refused: RefusedPicture[];
}

/** Upload, dry run and import of a file of listings: one import at a time. */
export function ImportListings() {
  const { data, error } = useQuery({ ...operation(getListingImports, {}), staleTime: 0 });
  const [chosen, setChosen] = useState<Chosen>();
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={180} />;
  const found = data.find(({ state }) => underway.includes(state));
  // Once shown, an import stays until who looks at it turns to another: how it ended is worth reading.
  if (!chosen && found) setChosen({ id: found.id, refused: [] });
  const current = chosen ?? { id: null, refused: [] };
  if (current.id !== null) {
    return (
      <CurrentImport
        id={current.id}
        refusedPictures={current.refused}
        onOver={() => setChosen({ id: null, refused: [] })}
      />
    );
  }
  return (
    <>
      <UploadForm onUploaded={(id, refused) => setChosen({ id, refused })} />
      <LatestImports imports={data} onChoose={(id) => setChosen({ id, refused: [] })} />
    </>
  );
}
