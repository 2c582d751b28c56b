import { saveProperties } from '@africanscity/contracts/listings/calls';
import { Button, FileInput, Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { showToast } from '../../../components/toast.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import { SkeletonForm, Waiting } from '../../../ui/waiting.tsx';
import { ChosenPictures } from './chosen-pictures-field.tsx';
import { LimitedError } from './limited-error.tsx';
import type { ListingDraft } from './listing-draft.ts';
import { ListingFields } from './listing-fields.tsx';
import { type ListingValues, requestOf, validateListing } from './listing-values.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface NewListingProps {
  /** Whose draft it is. */
  userId: number;
  /** Whom an administrator lists for. */
  ownerId?: number;
}

/** Lists a property. What is typed and chosen stays on this device until the server has it. */
export function NewListing({ userId, ownerId }: NewListingProps) {
  const kept = useDraft(userId);
  if (!kept.draft) {
    return (
      <Waiting what="your draft">
        <SkeletonForm fields={4} />
      </Waiting>
    );
  }
  return <NewListingForm key={kept.draft.idempotencyKey} kept={kept} draft={kept.draft} ownerId={ownerId} />;
}

function NewListingForm({ kept, draft, ownerId }: { kept: Draft; draft: ListingDraft; ownerId?: number }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [logo, setLogo] = useState<File | null>(null);
  const [sent, setSent] = useState({ bytes: 0, all: false });
  const [limited, setLimited] = useState(false);
  const [mediaError, setMediaError] = useState<string | null>(null);
  const form = useForm<ListingValues>({ mode: 'controlled', initialValues: draft.values, validate: validateListing });
  const { values } = form;
  useEffect(() => {
    if (values !== draft.values) kept.change({ values });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is typed is to be kept, not what was kept
  }, [values]);

  const { submit, loading, error } = useSubmit(form, async (typed) => {
    setSent({ bytes: 0, all: false });
    const request = {
      ...requestOf(typed),
      'user.id': ownerId === undefined ? '0' : String(ownerId),
      id: '0',
      pictures: draft.pictures.map((picture) => picture.bytes),
      logoPic: logo && typed.role === 'REAL_ESTATE' ? [logo] : [],
    };
    const { id } = await call(saveProperties, request, {
      idempotencyKey: draft.idempotencyKey,
      onProgress: (bytes, total) => setSent({ bytes, all: bytes >= total }),
    }).catch((failure: unknown) => {
      setLimited(failure instanceof ApiFailure && failure.code === 'listing_limit');
      throw failure;
    });
    await kept.discard();
    await queryClient.invalidateQueries();
    void showToast({ kind: 'success', message: 'Your listing is live.' });
    await navigate(paths.property(id));
  });

  const complaint = draft.pictures.length === 0 ? 'Add at least one picture' : null;
  const send = form.onSubmit(
    (typed) => {
      setMediaError(complaint);
      if (!complaint) submit(typed);
    },
    () => setMediaError(complaint),
  );

  return (
    <FormShell
      onSubmit={send}
      loading={loading}
      error={error && <LimitedError message={error} limited={limited} />}
      submitLabel={!loading ? 'Publish listing' : sent.all ? 'Preparing pictures…' : 'Sending…'}
      submitHidden={!values.role}
    >
      <ListingFields
        form={form}
        logo={
          <FileInput
            label="Logo"
            description="JPEG or PNG"
            placeholder="Choose a logo"
            accept="image/jpeg,image/png"
            value={logo}
            onChange={setLogo}
            clearable
          />
        }
        pictures={
          <ChosenPictures
            pictures={draft.pictures}
            onChange={(pictures) => {
              setMediaError(null);
              kept.change({ pictures });
            }}
            error={mediaError}
            sentBytes={loading ? sent.bytes : undefined}
          />
        }
      />
      {values.role && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Kept on this device until you publish.
          </Text>
          <Button
            variant="subtle"
            color="slate"
            size="compact-md"
            onClick={() => void kept.discard()}
            disabled={loading}
          >
            Start over
          </Button>
        </Group>
      )}
    </FormShell>
  );
}
