import * as texts from '@africanscity/messages/administration';
import { getBrand } from '@africanscity/contracts/administration/calls/brand';
import { getSiteSettings } from '@africanscity/contracts/administration/calls/site-settings';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandPart } from './brand-part.tsx';
import { BrandPictures } from './brand-pictures.tsx';
import { BrandSamples } from './brand-samples.tsx';
import { CompanyForm } from './company-form.tsx';
import { LinesForm } from '../settings/lines-form.tsx';
import { DraftActions } from './draft-actions.tsx';

/** The draft of the brand: its fields, its preview and its publication; then what applies at once. */
export function BrandScreen() {
  const brand = useQuery({ ...operation(getBrand, {}), staleTime: 0 });
  const settings = useQuery({ ...operation(getSiteSettings, {}), staleTime: 0 });
  const skeleton = <SkeletonCards wide count={3} height={220} />;
  return (
    <Stack gap="lg">
      <Loaded query={brand} what={texts.brandInSentence()} skeleton={skeleton}>
        {(state) => (
          <>
            <DraftActions state={state} />
            <BrandForm brand={state.draft ?? state.published} />
            <BrandPictures brand={state.draft ?? state.published} />
            <BrandSamples />
          </>
        )}
      </Loaded>
      <Loaded query={settings} what={texts.contactDetailsInSentence()} skeleton={skeleton}>
        {({ company, countries }) => (
          <>
            <BrandPart title={texts.countriesServed()}>
              <LinesForm name="countries" description={texts.countriesHint()} lines={countries} />
            </BrandPart>
            <BrandPart title={texts.contactDetails()}>
              <CompanyForm company={company} />
            </BrandPart>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
