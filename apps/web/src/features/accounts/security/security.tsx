import * as texts from '@africanscity/messages/accounts';
import { getSecondFactors } from '@africanscity/contracts/accounts/calls/second-factor';
import type { SecondFactors } from '@africanscity/contracts/accounts/second-factor';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { FactorList, hasFactor } from './factor-list.tsx';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';

const AddTimeCode = lazyPart(() => import('./add-time-code.tsx'));
const AddPasskey = lazyPart(() => import('./add-passkey.tsx'));
const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'));

/** The second step of logging in: the user's factors, and buttons to add more. */
export function Security() {
  const query = useQuery({ ...operation(getSecondFactors, {}), staleTime: 0 });
  const skeleton = <SkeletonRows count={3} height={44} />;
  return (
    <Loaded query={query} what={texts.yourSecurityInSentence()} skeleton={skeleton}>
      {(factors) => (
        // While a script loads, only this part waits for it.
        <Suspense fallback={skeleton}>
          <Factors factors={factors} />
        </Suspense>
      )}
    </Loaded>
  );
}

function Factors({ factors }: { factors: SecondFactors }) {
  const queryClient = useQueryClient();
  const [adding, setAdding] = useState<'time code' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const changed = async (made: string[] = []) => {
    if (made.length) setCodes(made);
    setAdding(null);
    await queryClient.invalidateQueries();
  };
  if (codes.length) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  if (adding === 'time code') return <AddTimeCode onDone={changed} onCancel={() => setAdding(null)} />;
  if (adding === 'passkey') return <AddPasskey onDone={changed} onCancel={() => setAdding(null)} />;
  return (
    <Stack>
      <Introduction factors={factors} />
      <FactorList factors={factors} onChanged={changed} />
      <Button variant="default" h={44} onClick={() => setAdding('time code')}>
        {factors.timeCode ? texts.useAnotherApp() : texts.addApp()}
      </Button>
      <Button variant="default" h={44} disabled={!passkeysWork(factors)} onClick={() => setAdding('passkey')}>
        {texts.addPasskey()}
      </Button>
      <NoPasskeys factors={factors} />
      {hasFactor(factors) && <RecoveryCodesLeft left={factors.recoveryCodes} onRenewed={changed} />}
    </Stack>
  );
}

function Introduction({ factors }: { factors: SecondFactors }) {
  if (factors.required && !hasFactor(factors)) {
    return (
      <Alert color="sunrise" role="status" title={texts.addSecondStepToAdminister()}>
        {texts.administratorsMustHaveOne()}
      </Alert>
    );
  }
  if (hasFactor(factors)) return <Text c="dimmed">{texts.askedBesidesPassword()}</Text>;
  return <Text c="dimmed">{texts.addSecondStepText()}</Text>;
}

function passkeysWork({ passkeyOrigin }: SecondFactors): boolean {
  return passkeyOrigin === window.location.origin && 'PublicKeyCredential' in window;
}

/** Explains why passkeys are unavailable. */
function NoPasskeys({ factors }: { factors: SecondFactors }) {
  if (passkeysWork(factors)) return null;
  const { passkeyOrigin } = factors;
  return (
    <Text size="sm" c="dimmed">
      {passkeyOrigin === null && texts.noPasskeysForIpAddresses()}
      {passkeyOrigin !== null &&
        passkeyOrigin !== window.location.origin &&
        texts.passkeysWorkAt({ passkeyOrigin, origin: window.location.origin })}
      {passkeyOrigin === window.location.origin && texts.passkeysUnavailable()}
    </Text>
  );
}
