import { getOwnPictures, getPropertiesById, saveProperties } from '@africanscity/contracts/listings/calls';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Alert, Anchor, Button, FileInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { showToast } from '../../../components/toast.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import { SkeletonForm } from '../../../ui/waiting.tsx';
import { EditPictures } from './edit-pictures.tsx';
import { ListingFields } from './listing-fields.tsx';
import { type ListingValues, requestOf, validateListing, valuesOf } from './listing-values.ts';

/** Changes a listing. Its pictures are changed one by one, each at once; everything else with "Save changes". */
export function EditListing({ id }: { id: number }) {
  const request = { id: String(id) };
  const call = useCall();
  // Not the query of the listing's page: what is being typed must not be replaced when that one is fetched anew.
  const query = useQuery({
    queryKey: ['edit', getPropertiesById.name, request],
    queryFn: async () => {
      // Anybody may read the listing; only whoever may change it is told of its pictures here.
      const [listing] = await Promise.all([
        call(getPropertiesById, { ...request, contacts: 'false' }),
        call(getOwnPictures, { propertyId: request.id }),
      ]);
      return listing;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded
      query={query}
      what="this listing"
      skeleton={<SkeletonForm fields={8} />}
      failed={(error) => (error instanceof ApiFailure && error.status === 404 ? <NotYours /> : undefined)}
    >
      {(listing) => <EditListingForm key={listing.version} listing={listing} onReload={() => void query.refetch()} />}
    </Loaded>
  );
}

function NotYours() {
  return (
    <Alert color="red" role="alert" title="This listing cannot be edited">
      It is not among your listings.{' '}
      <Anchor component={Link} to={paths.myListings()} underline="always">
        See your listings
      </Anchor>
    </Alert>
  );
}

function EditListingForm({ listing, onReload }: { listing: Listing; onReload: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [logo, setLogo] = useState<File | null>(null);
  const [version, setVersion] = useState(listing.version);
  const [conflict, setConflict] = useState(false);
  const form = useForm<ListingValues>({
    mode: 'controlled',
    initialValues: valuesOf(listing),
    validate: validateListing,
  });

  const { submit, loading, error } = useSubmit(form, async (typed) => {
    const request = {
      ...requestOf(typed),
      id: String(listing.id),
      version: String(version),
      logoPic: logo && typed.role === 'REAL_ESTATE' ? [logo] : [],
    };
    try {
      await call(saveProperties, request);
    } catch (failure) {
      setConflict(failure instanceof ApiFailure && failure.code === 'listing_changed');
      throw failure;
    }
    await queryClient.invalidateQueries();
    void showToast({ kind: 'success', message: 'Your changes are saved.' });
    await navigate(paths.property(listing.id));
  });

  const trouble = conflict ? (
    <>
      {error}{' '}
      <Button size="compact-md" variant="default" onClick={onReload}>
        Load it again
      </Button>
    </>
  ) : (
    error
  );
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={trouble} submitLabel="Save changes">
      <ListingFields
        form={form}
        logo={
          <FileInput
            label="New logo"
            description="JPEG or PNG"
            placeholder="Choose a logo"
            accept="image/jpeg,image/png"
            value={logo}
            onChange={setLogo}
            clearable
          />
        }
        pictures={<EditPictures propertyId={listing.id} onChange={setVersion} disabled={loading} />}
      />
    </FormShell>
  );
}
