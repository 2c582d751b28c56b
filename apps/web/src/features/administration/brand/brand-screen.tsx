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
      <Loaded query={brand} what="the brand" skeleton={skeleton}>
        {(state) => (
          <>
            <DraftActions state={state} />
            <BrandForm brand={state.draft ?? state.published} />
            <BrandPictures brand={state.draft ?? state.published} />
            <BrandSamples />
          </>
        )}
      </Loaded>
      <Loaded query={settings} what="the contact details" skeleton={skeleton}>
        {({ company, countries }) => (
          <>
            <BrandPart title="Countries served">
              <LinesForm
                name="countries"
                description="Countries that owners can choose for a listing: names or ISO codes, one per line, in display order. Leave empty for all countries."
                lines={countries}
              />
            </BrandPart>
            <BrandPart title="Contact details">
              <CompanyForm company={company} />
            </BrandPart>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
