import * as texts from '@africanscity/messages/accounts';
import type { Language } from '@africanscity/messages/languages';
import { pathPrefix } from '@africanscity/messages/languages';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { saveUser } from '@africanscity/contracts/accounts/calls/users';
import { getLanguages } from '@africanscity/contracts/administration/calls/lookups';
import { NativeSelect, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Fault } from '../../../ui/failure-notice.tsx';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { combineQueries, Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';

/** Chooses the language of the user's emails and pages. Leads to this page in the chosen language. */
export function LanguageSetting() {
  const call = useCall();
  const { pathname, search } = useLocation();
  const user = useQuery({ ...operation(loggedInUser, {}), staleTime: 0 });
  const languages = useQuery(operation(getLanguages, {}));
  const save = useMutation({
    mutationFn: (language: Language) => call(saveUser, { language }),
    onSuccess: (_saved, language) => openPage(pathPrefix(language) + pathname + search),
  });
  return (
    <Stack gap="sm">
      <Fault>{save.error?.message}</Fault>
      <Loaded
        query={combineQueries(user, languages)}
        what={texts.languageInSentence()}
        skeleton={<SkeletonRows height={44} />}
      >
        {([{ language }, choices]) => (
          <NativeSelect
            maw={320}
            label={texts.languageOfPagesAndEmails()}
            data={choices.map(({ property, value }) => ({ value: property, label: value }))}
            value={save.variables ?? language}
            disabled={save.isPending}
            onChange={(event) => save.mutate(event.currentTarget.value as Language)}
          />
        )}
      </Loaded>
    </Stack>
  );
}

/** Opens a page and names this one to the server, which remembers the chosen language on the device. */
function openPage(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = 'same-origin';
  link.click();
}
