import * as texts from '@africanscity/messages/listings';
import { Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FormShell } from '../../../../components/forms/form-shell.tsx';
import { lazyPart, Nothing } from '../../../../ui/lazy-part.tsx';
import { SkeletonForm, SkeletonListing, Waiting } from '../../../../ui/waiting.tsx';
import type { ChosenPicture } from '../pictures/chosen-pictures.ts';
import { ChosenPictures } from '../pictures/chosen-pictures-field.tsx';
import { LimitedError } from './limited-error.tsx';
import type { ListingDraft } from './listing-draft.ts';
import classes from '../form/listing-form.module.css';
import { type ListingValues, validateListing } from '../form/listing-values.ts';
import { pictureAt } from '../pictures/picture-at.ts';
import { isOnMap } from '../place/pin.ts';
import { Sending, TakenOn } from './photo-notes.tsx';
import { StartOver } from './start-over.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useFillPlace } from '../place/use-fill-place.ts';
import { useObjectUrls } from '../pictures/use-object-urls.ts';
import { usePinFault } from '../place/use-pin-check.ts';
import { usePublish } from './use-publish.ts';
import { useUsualRole } from './use-usual-role.ts';
import { StepHeading, WizardBar, WizardSteps } from './wizard-frame.tsx';
import { faultsOf, stepOf, steps } from './wizard-steps.ts';

interface NewListingProps {
  /** Id of the draft's user. */
  userId: number;
  /** Id of the owner, if an administrator lists for a user. */
  ownerId?: number;
}

/** The form of a new listing, step by step. The draft stays on this device until the server has the listing. */
export function NewListing({ userId, ownerId }: NewListingProps) {
  const kept = useDraft(userId);
  if (!kept.draft) {
    return (
      <Waiting what={texts.yourDraft()}>
        <SkeletonForm fields={4} />
      </Waiting>
    );
  }
  return <Wizard key={kept.draft.idempotencyKey} kept={kept} draft={kept.draft} ownerId={ownerId} />;
}

const later = () => import('./later-steps.tsx');
const LaterSteps = lazyPart(later);
const ListingPreview = lazyPart(
  async () => ({ default: (await import('../form/listing-preview.tsx')).ListingPreview }),
  Nothing,
);

const last = steps.length - 1;

function Wizard({ kept, draft, ownerId }: { kept: Draft; draft: ListingDraft; ownerId?: number }) {
  const [mediaError, setMediaError] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const checking = useRef(false);
  const form = useForm<ListingValues>({ initialValues: draft.values, validate: validateListing });
  const { fill } = useFillPlace(form);
  const pinFaultsOf = usePinFault(draft.pinKept);
  const { values } = form;
  const { step, reached, pictures, logo } = draft;
  const urls = useObjectUrls(pictures.slice(0, 1));
  const cover = pictures[0] && urls.get(pictures[0].key);
  useEffect(() => {
    if (values !== draft.values) kept.change({ values });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is typed is to be kept, not what was kept
  }, [values]);

  // Loads the upload code early, so that a later connection loss does not block the user.
  useEffect(() => void later().catch(() => undefined), []);
  useUsualRole(form, ownerId === undefined && values.role === '');

  function go(to: number, byHand = true) {
    setMoved(byHand);
    kept.change({ step: to, reached: Math.max(reached, to) });
  }

  /** Shows errors at their fields, on the first step with an error. */
  function showFaults(faults: Parameters<typeof form.setErrors>[0]) {
    form.setErrors(faults);
    const wrong = stepOf(faults as Parameters<typeof stepOf>[0]);
    if (wrong !== undefined && wrong !== step) go(wrong, false);
  }

  const { submit, loading, error, limited, sent } = usePublish({ form, kept, draft, ownerId, showFaults });

  async function findFaults() {
    const faults = await validateListing(values);
    return faultsOf(faults, 1).googleLocation || step === 0 ? faults : { ...faults, ...(await pinFaultsOf(values)) };
  }

  async function goOn() {
    if (checking.current || loading) return;
    checking.current = true;
    const faults = await findFaults().finally(() => (checking.current = false));
    const missing = pictures.length === 0 ? texts.addOnePicture() : null;
    if (step < last) {
      const mine = faultsOf(faults, step);
      form.setErrors(mine);
      setMediaError(step === 0 ? missing : null);
      if (Object.keys(mine).length === 0 && !(step === 0 && missing)) go(step + 1);
      return;
    }
    setMediaError(missing);
    if (Object.keys(faults).length > 0) showFaults(faults);
    if (missing) go(0, false);
    else if (Object.keys(faults).length === 0) submit(values);
  }

  function changePictures(next: ChosenPicture[]) {
    setMediaError(null);
    kept.change({ pictures: next });
    const taken = next.find(({ position }) => position && isOnMap(position))?.position;
    // Photos take a while to read, in which the user may have said where it is.
    if (!taken || form.getValues().googleLocation) return;
    kept.change({ pinFrom: 'photos' });
    void fill(taken);
  }

  const goesOn = step < last;
  return (
    <div className={classes.layout}>
      <WizardSteps step={step} reached={reached} onGo={go} disabled={loading} />
      <FormShell
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void goOn();
        }}
        loading={loading}
        error={error && <LimitedError message={error} limited={limited} />}
        submitLabel={
          goesOn
            ? texts.nextStep()
            : !loading
              ? texts.publishListing()
              : sent.all
                ? texts.preparingPictures()
                : texts.sending()
        }
        bar={(button) => <WizardBar step={step} onBack={() => go(step - 1)} disabled={loading} submit={button} />}
      >
        <div className={classes.part}>
          <StepHeading step={step} moved={moved} />
          {step === 0 && (
            <>
              <ChosenPictures pictures={pictures} onChange={changePictures} error={mediaError} />
              <TakenOn pictures={pictures} />
            </>
          )}
          {step > 0 && (
            <Suspense fallback={<SkeletonForm fields={4} />}>
              <LaterSteps
                step={step}
                form={form}
                draft={draft}
                onPin={(change) => kept.change(change)}
                logo={logo}
                onLogo={(next) => kept.change({ logo: next })}
                sending={loading && <Sending pictures={pictures} bytes={sent.bytes} />}
              />
            </Suspense>
          )}
        </div>
        <div className={classes.card}>
          <Suspense fallback={<SkeletonListing />}>
            <ListingPreview values={values} cover={cover ? pictureAt(cover) : null} photoCount={pictures.length} />
          </Suspense>
        </div>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {texts.savedOnDevice()}
          </Text>
          <StartOver onDone={() => void kept.discard()} disabled={loading} />
        </Group>
      </FormShell>
    </div>
  );
}
