import * as texts from '@africanscity/messages/listings';
import { getListingImports } from '@africanscity/contracts/listings/calls/imports';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonForm } from '../../../ui/waiting.tsx';
import { CurrentImport } from './current-import.tsx';
import { LatestImports } from './latest-imports.tsx';
import { UploadForm } from './upload-form.tsx';
import type { RefusedPicture } from './upload-import.ts';

/** States of unfinished imports. The page shows that of a file of the user until it ends, also after a reload. */
const inFlight: ListingImport['state'][] = ['checking', 'checked', 'importing'];

interface Chosen {
  id: number | null;
  refused: RefusedPicture[];
}

/** Uploads, checks and imports a file of listings, one import at a time. With `own`, of the user's own listings alone. */
export function ImportListings({ own = false }: { own?: boolean }) {
  const query = useQuery({ ...operation(getListingImports, own ? { own: 'true' } : {}), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.theImports()} skeleton={<SkeletonForm fields={8} />}>
      {(imports) => <ShownImports imports={imports} own={own} />}
    </Loaded>
  );
}

function ShownImports({ imports, own }: { imports: ListingImport[]; own: boolean }) {
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const linked = /^\d{1,9}$/.exec(query.get('import') ?? '');
  const [chosen, setChosen] = useState<Chosen | undefined>(linked ? { id: Number(linked[0]), refused: [] } : undefined);
  const found = imports.find(({ state, isScheduled }) => inFlight.includes(state) && !isScheduled);
  // A shown import stays after its end, until the user opens another.
  if (!chosen && found) setChosen({ id: found.id, refused: [] });
  const current = chosen ?? { id: null, refused: [] };
  if (current.id !== null) {
    return (
      <CurrentImport
        id={current.id}
        refusedPictures={current.refused}
        onOver={() => {
          // The list still shows the import as it was when the page was opened.
          void queryClient.invalidateQueries();
          setChosen({ id: null, refused: [] });
        }}
      />
    );
  }
  return (
    <>
      <UploadForm own={own} onUploaded={(id, refused) => setChosen({ id, refused })} />
      <LatestImports imports={imports} onChoose={(id) => setChosen({ id, refused: [] })} />
    </>
  );
}
