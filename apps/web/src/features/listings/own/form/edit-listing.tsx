import * as texts from '@africanscity/messages/listings';
import { getOwnPictures } from '@africanscity/contracts/listings/calls/pictures';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { saveProperties } from '@africanscity/contracts/listings/calls/own-listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { OwnPictures } from '@africanscity/contracts/listings/own-pictures';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { Alert, Anchor, Button, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../../../api/call.ts';
import { useCall } from '../../../../api/use-call.ts';
import { paths } from '../../../../app/paths.ts';
import { FormShell } from '../../../../components/forms/form-shell.tsx';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { showNotice } from '../../../../components/notices/page-notice.ts';
import { useSubmit } from '../../../../components/forms/use-submit.ts';
import { SkeletonForm } from '../../../../ui/waiting.tsx';
import { EditPictures } from '../pictures/edit-pictures.tsx';
import { FactFields } from './fact-fields.tsx';
import { KindFields, OfferFields, RoleFields } from './listing-fields.tsx';
import classes from './listing-form.module.css';
import { ListingPreview } from './listing-preview.tsx';
import { ListingStatisticsPanel } from '../listing-statistics.tsx';
import { type ListingValues, requestOf, validateListing, valuesOf } from './listing-values.ts';
import { LogoInput } from '../pictures/logo-input.tsx';
import { PlaceFields } from '../place/place-fields.tsx';
import { type PinState, PlaceMap } from '../place/place-map.tsx';
import { usePinFault } from '../place/use-pin-check.ts';

/** Edits a listing. Changes of pictures are saved at once, everything else with "Save changes". */
export default function EditListing({ id }: { id: number }) {
  const request = { id: String(id) };
  const call = useCall();
  // A query of its own: a refetch of the listing's page must not replace input.
  const query = useQuery({
    queryKey: ['edit', getPropertiesById.name, request],
    queryFn: async () => {
      // Anyone can read the listing, but only its editors get its pictures here.
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
      what={texts.thisListing()}
      skeleton={<SkeletonForm fields={8} />}
      failed={(error) => (error instanceof ApiFailure && error.status === 404 ? <NotYours /> : undefined)}
    >
      {(listing) => (
        <>
          <ListingStatisticsPanel propertyId={id} />
          {openStatuses.some((status) => status === listing.status) && (
            <Anchor component={Link} to={paths.uploadListing({ published: id })} className={classes.send}>
              <IconQrcode size={20} aria-hidden /> {texts.pictureToShare()}
            </Anchor>
          )}
          <EditListingForm key={listing.version} listing={listing} onReload={() => void query.refetch()} />
        </>
      )}
    </Loaded>
  );
}

function NotYours() {
  return (
    <Alert color="red" role="alert" title={texts.cannotEdit()}>
      {texts.notAmongListings()}{' '}
      <Anchor component={Link} to={paths.myListings()} underline="always">
        {texts.viewYourListings()}
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
  const [{ cover, photoCount }, setShown] = useState({
    cover: listing.pictures[0] ?? null,
    photoCount: listing.pictures.length,
  });
  const pictured = (changed: OwnPictures) => {
    setVersion(changed.version);
    setShown({ cover: changed.pictures[0] ?? null, photoCount: changed.pictures.length });
  };
  const describing = useRef(Promise.resolve());
  const [conflict, setConflict] = useState(false);
  const [pin, setPin] = useState<PinState>({ pinFrom: null, pinKept: null });
  const pinFaultsOf = usePinFault(pin.pinKept);
  const form = useForm<ListingValues>({
    initialValues: valuesOf(listing),
    validate: async (values) => ({
      ...(isPlaceOf(listing, values) ? {} : await pinFaultsOf(values)),
      ...(await validateListing(values, valuesOf(listing).googleLocation)),
    }),
  });

  const { sending, error } = useSubmit(form, async (typed) => {
    const request = {
      ...requestOf(typed),
      id: String(listing.id),
      version: String(version),
      logoPic: logo && typed.role === 'REAL_ESTATE' ? [logo] : [],
    };
    let priceHeld = false;
    // The page that opens next shows the captions too.
    await describing.current;
    try {
      ({ priceHeld } = await call(saveProperties, request));
    } catch (failure) {
      setConflict(failure instanceof ApiFailure && failure.code === 'listing_changed');
      throw failure;
    }
    await queryClient.invalidateQueries();
    await navigate(priceHeld ? paths.myListings() : paths.property(listing.id));
    showNotice(
      priceHeld ? { kind: 'info', message: texts.savedForReview() } : { message: texts.yourChangesAreSaved() },
    );
  });

  const trouble = conflict ? (
    <>
      {error}{' '}
      <Button size="compact-md" variant="default" onClick={onReload}>
        {texts.loadItAgain()}
      </Button>
    </>
  ) : (
    error
  );
  return (
    <div className={classes.layout}>
      <FormShell
        {...sending}
        keeps={{ form, name: 'listing' }}
        error={trouble}
        submitLabel={texts.saveChanges()}
        bar={(button) => <div className={classes.save}>{button}</div>}
      >
        <Section title={texts.photos()}>
          <EditPictures
            propertyId={listing.id}
            onChange={pictured}
            describing={describing}
            disabled={sending.loading}
          />
        </Section>
        <Section title={texts.place()}>
          <PlaceFields form={form} />
          <PlaceMap form={form} state={pin} onState={(change) => setPin({ ...pin, ...change })} />
        </Section>
        <Section title={texts.home()}>
          <KindFields form={form} />
          <FactFields form={form} />
        </Section>
        <Section title={texts.offer()}>
          <OfferFields form={form} exists />
          <RoleFields form={form} logo={<LogoInput label={texts.newLogo()} value={logo} onChange={setLogo} />} />
        </Section>
        <div className={classes.card}>
          <ListingPreview values={form.values} cover={cover} photoCount={photoCount} />
        </div>
      </FormShell>
    </div>
  );
}

/** Returns whether the form still has the stored place, which needs no confirmation. */
function isPlaceOf(listing: Listing, values: ListingValues): boolean {
  const stored = valuesOf(listing);
  return (['googleLocation', 'area', 'city', 'country'] as const).every((name) => stored[name] === values[name]);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
