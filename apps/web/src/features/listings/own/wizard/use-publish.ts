import * as texts from '@africanscity/messages/listings';
import { saveProperties } from '@africanscity/contracts/listings/calls/own-listings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../../../api/call.ts';
import { useCall } from '../../../../api/use-call.ts';
import { paths } from '../../../../app/paths.ts';
import { useSubmit } from '../../../../components/forms/use-submit.ts';
import { showNotice } from '../../../../components/notices/page-notice.ts';
import { type ListingForm, requestOf } from '../form/listing-values.ts';
import { fileOf } from '../pictures/chosen-pictures.ts';
import type { ListingDraft } from './listing-draft.ts';
import type { Draft } from './use-draft.ts';

interface PublishOptions {
  form: ListingForm;
  kept: Draft;
  draft: ListingDraft;
  /** Id of the owner, if an administrator lists for a user. */
  ownerId: number | undefined;
  /** Shows errors at their fields. */
  showFaults: ListingForm['setErrors'];
}

/**
 * Sends a draft to the server, and opens the listing's next page. `limited` says that the owner's package allows no
 * further listing, and `sent` how many bytes of the pictures have been sent.
 */
export function usePublish({ form, kept, draft, ownerId, showFaults }: PublishOptions) {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [sent, setSent] = useState({ bytes: 0, all: false });
  const [limited, setLimited] = useState(false);
  const { pictures, logo } = draft;
  const { submit, loading, error } = useSubmit({ ...form, setErrors: showFaults }, async (typed) => {
    setSent({ bytes: 0, all: false });
    const { unanswered } = draft;
    kept.change({ unanswered: true });
    const request = {
      ...requestOf(typed),
      'user.id': ownerId === undefined ? '0' : String(ownerId),
      id: '0',
      // Another tab may have published this draft. This form must not overwrite that listing.
      changeMade: unanswered ? ('true' as const) : ('false' as const),
      pictures: pictures.map(fileOf),
      logoPic: logo && typed.role === 'REAL_ESTATE' ? [logo] : [],
    };
    const { id, priceHeld, madeBefore } = await call(saveProperties, request, {
      idempotencyKey: draft.idempotencyKey,
      onProgress: (bytes, total) => setSent({ bytes, all: bytes >= total }),
    }).catch((failure: unknown) => {
      setLimited(failure instanceof ApiFailure && failure.code === 'listing_limit');
      // After a rejection there is no listing. After a connection loss there may be one.
      if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500) kept.change({ unanswered });
      throw failure;
    });
    await kept.discard();
    await queryClient.invalidateQueries();
    await navigate(priceHeld ? paths.myListings() : paths.uploadListing({ published: id }), { replace: !priceHeld });
    // After a full success the next page shows the result.
    const outcome = [madeBefore && texts.publishedBefore(), priceHeld && texts.savedForReview()]
      .filter(Boolean)
      .join(' ');
    if (outcome) showNotice({ kind: 'info', message: outcome });
  });
  return { submit, loading, error, limited, sent };
}
