import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { saveTimeCode, startTimeCode } from '@africanscity/contracts/accounts/calls/second-factor';
import { Button, Center, Code, Loader, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { Fault } from '../../../ui/failure-notice.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import classes from './add-time-code.module.css';

interface AddTimeCodeProps {
  /** Called with the recovery codes, if the server created any. */
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Sets up an authenticator app: the user scans or types the secret, and enters the first code. */
export default function AddTimeCode({ onDone, onCancel }: AddTimeCodeProps) {
  const call = useCall();
  const [scan, setScan] = useState<{ secret: string; uri: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    void call(startTimeCode, {}).then(setScan, (failure: Error) => setRefusal(failure.message));
  }, [call]);
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => (/^\d{6}$/.test(code.replace(/\s/g, '')) ? null : texts.enterSixDigits()),
    },
  });
  const { sending } = useSubmit(form, async ({ code }) => {
    const { recoveryCodes } = await call(saveTimeCode, { code });
    void showToast({ kind: 'success', message: texts.authenticatorAppAdded() });
    await onDone(recoveryCodes);
  });
  return (
    <Stack>
      <Fault>{refusal}</Fault>
      {!scan && !refusal && <Loader role="status" aria-label={siteTexts.loading()} />}
      {scan && (
        <>
          <Text>{texts.scanWithApp()}</Text>
          <Center>
            <QrCode className={classes.code} text={scan.uri} label={texts.qrCodeForApp()} />
          </Center>
          <Text size="sm" c="dimmed">
            <RichText
              text={texts.typeSecretInstead({ secret: scan.secret.match(/.{1,4}/g)?.join(' ') ?? '' })}
              tags={{ secret: (words) => <Code className={classes.secret}>{words}</Code> }}
            />
          </Text>
          <FormShell {...sending} submitLabel={texts.setUpApp()}>
            <TextInput
              label={texts.code()}
              description={texts.sixDigitsHint()}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              {...form.getInputProps('code')}
            />
          </FormShell>
        </>
      )}
      <Button variant="default" h={44} onClick={onCancel}>
        {siteTexts.cancel()}
      </Button>
    </Stack>
  );
}
