import * as texts from '@africanscity/messages/administration';
import type { BrandState } from '@africanscity/contracts/administration/brand';
import {
  discardBrandDraft,
  endBrandPreview,
  publishBrand,
  startBrandPreview,
} from '@africanscity/contracts/administration/calls/brand';
import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../components/notices/toast.ts';
import { useBrandSaved } from './use-brand-saved.ts';

/** Says whether there is a draft, and previews, publishes or discards it. */
export function DraftActions({ state: { draft, listingId, isPreviewed } }: { state: BrandState }) {
  const call = useCall();
  const saved = useBrandSaved();
  const onError = (error: Error) => void showToast({ kind: 'error', message: error.message });
  const publish = useMutation({
    mutationFn: () => call(publishBrand, {}),
    onSuccess: (state) => {
      saved(state);
      void showToast({ kind: 'success', message: texts.brandPublished() });
    },
    onError,
  });
  const discard = useMutation({
    mutationFn: () => call(discardBrandDraft, {}),
    onSuccess: (state) => {
      saved(state);
      void showToast({ kind: 'success', message: texts.brandDraftDeleted() });
    },
    onError,
  });
  const preview = useMutation({
    mutationFn: (_address: string) => call(startBrandPreview, {}),
    // The server renders the page with the draft, so the whole page is loaded.
    onSuccess: (_state, address) => window.location.assign(address),
    onError,
  });
  const end = useMutation({
    mutationFn: () => call(endBrandPreview, {}),
    onSuccess: () => window.location.reload(),
    onError,
  });
  const waits = publish.isPending || discard.isPending || preview.isPending || end.isPending;
  return (
    <Alert
      color={draft ? 'yellow' : 'teal'}
      role="status"
      title={draft ? texts.thereIsDraft() : texts.siteShowsBrand()}
    >
      {draft ? texts.draftWaits() : texts.noDraftYet()}
      <Group gap="sm" mt={draft || isPreviewed ? 'sm' : 0}>
        {draft && (
          <>
            {previewedPages(listingId).map(([label, address]) => (
              <Button key={address} variant="default" disabled={waits} onClick={() => preview.mutate(address)}>
                {label}
              </Button>
            ))}
            <Button loading={publish.isPending} disabled={waits} onClick={() => publish.mutate()}>
              {texts.publish()}
            </Button>
            <Button variant="default" disabled={waits} onClick={() => discard.mutate()}>
              {texts.discardTheDraft()}
            </Button>
          </>
        )}
        {isPreviewed && (
          <Button variant="default" disabled={waits} onClick={() => end.mutate()}>
            {texts.endThePreview()}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** The pages that show the parts of a brand: the contact page has the contact details, the profile the countries. */
function previewedPages(listingId: number | null): [label: string, address: string][] {
  return [
    [texts.previewTheHomePage(), paths.home],
    ...(listingId === null ? [] : [[texts.previewAListing(), paths.property(listingId)] satisfies [string, string]]),
    [texts.previewTheContactPage(), paths.contact],
    [texts.previewTheCountries(), paths.profile],
  ];
}
