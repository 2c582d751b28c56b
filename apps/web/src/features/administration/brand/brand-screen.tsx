import * as texts from '@africanscity/messages/administration';
import { getBrand } from '@africanscity/contracts/administration/calls/brand';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandPictures } from './brand-pictures.tsx';
import { BrandSamples } from './brand-samples.tsx';
import { DraftActions } from './draft-actions.tsx';

/** The draft of the brand: its preview and publication, then its fields. */
export function BrandScreen() {
  const brand = useQuery({ ...operation(getBrand, {}), staleTime: 0 });
  return (
    <Loaded query={brand} what={texts.brandInSentence()} skeleton={<SkeletonCards wide count={3} height={220} />}>
      {(state) => (
        <Stack gap="lg">
          <DraftActions state={state} />
          <BrandForm brand={state.draft ?? state.published} />
          <BrandPictures brand={state.draft ?? state.published} />
          <BrandSamples />
        </Stack>
      )}
    </Loaded>
  );
}
