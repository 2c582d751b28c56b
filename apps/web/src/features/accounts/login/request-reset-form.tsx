import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { requestPasswordReset } from '@africanscity/contracts/accounts/calls/users';
import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { RichText } from '../../../ui/rich-text.tsx';

/** Requests an email with a password link. The result does not reveal whether the account exists. */
export function RequestResetForm() {
  const call = useCall();
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState(query.has('sent') ? texts.thatAddress() : null);
  const posted = usePostedForm({ email: '' });
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).ResetRequest),
  });
  const { sending } = useSubmit(
    form,
    async ({ email }) => {
      await call(requestPasswordReset, { email });
      setSentTo(email.trim());
    },
    posted.error,
  );
  const plain = usePlainForm(paths.reset);
  if (sentTo) {
    return (
      <Stack align="flex-start">
        <Alert color="teal" role="status" title={texts.checkYourInbox()}>
          {texts.resetLinkSent({ email: sentTo })}
          <PasteLink />
        </Alert>
        <Anchor component={Link} to={paths.login()} py={10} my={-10}>
          {texts.logIn()}
        </Anchor>
      </Stack>
    );
  }
  return (
    <FormShell {...sending} submitLabel={texts.sendTheLink()} plain={plain}>
      <TextInput
        label={siteTexts.email()}
        description={texts.resetLinkByEmail()}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <PasteLink />
    </FormShell>
  );
}

/** Without scripts the server never sees a link's fragment, so the user pastes the link. */
function PasteLink() {
  return (
    <noscript>
      <Text size="sm" component="span">
        <RichText
          text={texts.pasteResetLink()}
          tags={{
            link: (words) => (
              <Anchor component={Link} to={paths.enterResetLink} size="sm" underline="always">
                {words}
              </Anchor>
            ),
          }}
        />
      </Text>
    </noscript>
  );
}
