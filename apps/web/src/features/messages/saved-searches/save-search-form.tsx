import * as texts from '@africanscity/messages/messages';
import type { EndpointRequest } from '@africanscity/contracts/call';
import {
  getSavedSearches,
  saveSavedSearch,
  saveSearchByEmail,
} from '@africanscity/contracts/messages/calls/saved-searches';
import { Anchor, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../../components/forms/honeypot-field.tsx';
import { SentNotice } from '../../../components/notices/sent-notice.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useMember } from '../../../components/visitor/visitor.tsx';
import { SavedSearchFields } from './saved-search-fields.tsx';

interface SaveSearchFormProps {
  /** The URL parameters of a list. */
  filter: Record<string, string>;
  suggestedName: string;
}

/** Saves a search for a member's account, or for an email address that an emailed link confirms. */
export function SaveSearchForm({ filter, suggestedName }: SaveSearchFormProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const member = useMember();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.get('sent'));
  const posted = usePostedForm({ name: suggestedName, frequency: 'at_once', email: '', fax: '' });
  const form = useForm({
    ...posted.start,
    validate: (values) => checkForm(member !== null)(values),
  });
  const { sending } = useSubmit(
    form,
    async ({ name, frequency, email, fax }) => {
      const search = { ...filter, name, frequency };
      if (member) {
        await call(saveSavedSearch, search as EndpointRequest<typeof saveSavedSearch>);
        await queryClient.invalidateQueries(operation(getSavedSearches, {}));
        await navigate(paths.savedSearches, { replace: true, state: { saved: name.trim() } });
      } else {
        await call(saveSearchByEmail, { ...search, email, fax } as EndpointRequest<typeof saveSearchByEmail>);
        setSent('confirm');
      }
    },
    posted.error,
  );
  const page = paths.saveSearch(filter);
  const plain = usePlainForm(page);
  if (sent) {
    const again = { label: texts.backToList(), onClick: () => undefined, to: paths.savedSearch(filter) };
    return sent === 'confirm' ? (
      <SentNotice
        title={texts.openYourEmail()}
        text={form.values.email ? texts.linkSentTo({ email: form.values.email }) : texts.linkSent()}
        again={again}
      />
    ) : (
      <SentNotice title={texts.searchSaved()} text={texts.weWillEmailListings()} again={again} />
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'search' }} submitLabel={texts.save()} plain={plain}>
      {!member && (
        <>
          <TextInput
            label={texts.email()}
            description={texts.noAccountNeeded()}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <HoneypotField value={form.values.fax} onChange={(fax) => form.setFieldValue('fax', fax)} />
          <Anchor component={Link} to={paths.login(page)} py={10} my={-10} style={{ alignSelf: 'start' }}>
            {texts.logInToSave()}
          </Anchor>
        </>
      )}
      <SavedSearchFields form={form} paused={member !== null} />
    </FormShell>
  );
}

/** For members, the server uses the account's address. */
function checkForm(isMember: boolean) {
  return validateWith(async () => {
    const contract = await import('@africanscity/contracts/messages/saved-searches');
    return isMember ? contract.SavedSearchForm : contract.SavedSearchByEmailForm;
  });
}
