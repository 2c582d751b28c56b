import * as texts from '@africanscity/messages/listings';
import type { ReactNode } from 'react';
import { FactFields } from '../form/fact-fields.tsx';
import type { ListingDraft } from './listing-draft.ts';
import { KindFields, OfferFields, RoleFields } from '../form/listing-fields.tsx';
import type { ListingForm } from '../form/listing-values.ts';
import { LogoInput } from '../pictures/logo-input.tsx';
import { PlaceFields } from '../place/place-fields.tsx';
import { type PinState, PlaceMap } from '../place/place-map.tsx';

interface LaterStepsProps {
  step: number;
  form: ListingForm;
  draft: ListingDraft;
  onPin: (change: Partial<PinState>) => void;
  logo: File | null;
  onLogo: (logo: File | null) => void;
  /** The upload progress, during submission. */
  sending: ReactNode;
}

/** The fields of the steps after the photos. */
export default function LaterSteps({ step, form, draft, onPin, logo, onLogo, sending }: LaterStepsProps) {
  if (step === 1)
    return (
      <>
        <PlaceFields form={form} />
        <PlaceMap form={form} state={draft} onState={onPin} />
      </>
    );
  if (step === 2)
    return (
      <>
        <KindFields form={form} />
        <FactFields form={form} />
      </>
    );
  return (
    <>
      <OfferFields form={form} />
      <RoleFields form={form} logo={<LogoInput label={texts.logo()} value={logo} onChange={onLogo} />} />
      {sending}
    </>
  );
}
