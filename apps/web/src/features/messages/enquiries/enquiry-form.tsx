import * as texts from '@africanscity/messages/messages';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { useBrand } from '../../../ui/brand.tsx';
import { saveEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import { maxEnquiryLength } from '@africanscity/contracts/messages/values';
import { momentOf, pastFault, zoneOf } from '@africanscity/contracts/messages/viewing-times';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../../components/forms/honeypot-field.tsx';
import { NoScripts } from '../../../components/notices/no-scripts.tsx';
import { SentNotice } from '../../../components/notices/sent-notice.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useMember } from '../../../components/visitor/visitor.tsx';
import { MomentField } from './moment-field.tsx';

interface EnquiryFormProps {
  listing: Pick<Listing, 'id' | 'country' | 'city' | 'viewingCost'>;
  /** Short description of the listing: "House in Avondale, Harare". */
  subject: string;
  onDone: () => void;
  /** Path of the listing, if the form has its own page. */
  listingPath?: string;
}

/** A message to a listing's owner, prefilled with a sentence. */
export function EnquiryForm({ listing, subject, onDone, listingPath }: EnquiryFormProps) {
  const { id: propertyId, viewingCost } = listing;
  const zone = zoneOf(listing.country, listing.city);
  const call = useCall();
  const queryClient = useQueryClient();
  const member = useMember();
  const [query] = useSearchParams();
  const { name: siteName } = useBrand();
  const [sent, setSent] = useState(sentBefore(query.get('sent')));
  const posted = usePostedForm({
    name: member?.fullName ?? '',
    email: '',
    phone: '',
    message: viewingCost
      ? texts.helloListingWithCost({ site: siteName, listing: subject, cost: viewingCost })
      : texts.helloListing({ site: siteName, listing: subject }),
    viewingAt: '',
    topping: '',
  });
  const form = useForm({
    ...posted.start,
    validate: (values) => checkForm(member !== null, zone)(asSent(values, zone)),
    transformValues: (values) => asSent(values, zone),
  });
  const { sending } = useSubmit(
    form,
    async (values) => {
      const { confirm } = await call(saveEnquiry, { ...values, propertyId: String(propertyId) });
      if (!confirm) void queryClient.invalidateQueries({ queryKey: ['getEnquiries'] });
      setSent({ confirm, to: values.email });
    },
    posted.error,
  );
  const plain = usePlainForm(paths.messageOwner(propertyId));
  if (sent) {
    return (
      <SentNotice
        title={sent.confirm ? texts.checkYourEmail() : texts.messageIsSent()}
        text={
          sent.confirm
            ? sent.to
              ? texts.openLinkToSend({ email: sent.to })
              : texts.openYourLinkToSend()
            : texts.replyUnderEnquiries()
        }
        again={{ label: texts.backToListing(), onClick: onDone, ...(listingPath && { to: listingPath }) }}
      />
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'enquiry' }} submitLabel={texts.sendTheMessage()} plain={plain}>
      <Textarea
        label={texts.message()}
        autosize
        rows={3}
        minRows={3}
        maxRows={8}
        maxLength={maxEnquiryLength}
        {...form.getInputProps('message')}
      />
      <TextInput label={texts.yourName()} autoComplete="name" maxLength={100} {...form.getInputProps('name')} />
      {(!member || form.errors.email) && (
        <TextInput
          label={texts.email()}
          description={texts.replyComesHere()}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      )}
      <TextInput
        label={texts.phoneOptional()}
        description={texts.ownerMayCall()}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.getInputProps('phone')}
      />
      {viewingCost && <Text size="sm">{texts.ownerAsksForViewing({ cost: viewingCost })}</Text>}
      <div className="scripted">
        <MomentField zone={zone} label={texts.whenToSee()} {...form.getInputProps('viewingAt')} />
      </div>
      <NoScripts>{texts.suggestDayInMessage()}</NoScripts>
      <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
      <Text size="sm" c="dimmed">
        {texts.neverSendMoney()}
      </Text>
    </FormShell>
  );
}

/** Reads the server's result from the URL after a submission without scripts. */
function sentBefore(word: string | null): { confirm: boolean; to: string } | null {
  return word ? { confirm: word === 'confirm', to: '' } : null;
}

/** Adds the UTC offset to the viewing time. */
function asSent<Values extends { viewingAt: string }>(values: Values, zone: string | null): Values {
  return { ...values, viewingAt: momentOf(values.viewingAt, zone) };
}

/** For members, the server uses the account's address. */
function checkForm(isMember: boolean, zone: string | null) {
  const check = validateWith(async () => {
    const { EnquiryForm: Form } = await import('@africanscity/contracts/messages/enquiries');
    const { EmailAddress } = await import('@africanscity/contracts/accounts/users');
    return isMember ? Form : Form.extend({ email: EmailAddress });
  });
  return async (values: { viewingAt: string }) => {
    const past = pastFault(values.viewingAt, zone, new Date());
    return { ...(await check(values)), ...(past && { viewingAt: past }) };
  };
}
