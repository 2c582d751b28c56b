import * as texts from '@africanscity/messages/accounts';
import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import { Button, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { Fault } from '../../../ui/failure-notice.tsx';
import { ApiFailure } from '../../../api/call.ts';
import { ProofField, type ProofWay } from './proof-field.tsx';

/** One proof: the typed text, or the browser's signature. */
export type Proof = Partial<Record<ProofWay | 'passkey', string>>;

interface ProofFormProps {
  challenge: FactorChallenge;
  submitLabel: string;
  /** Sends one proof. Errors are shown. */
  send: (proof: Proof) => Promise<void>;
  /** Opens another challenge, because a rejected passkey uses up the current one. */
  restart: () => Promise<void>;
}

const otherWays: Record<ProofWay | 'passkey', () => string> = {
  passkey: texts.usePasskey,
  code: texts.useCodeOfApp,
  recoveryCode: texts.useRecoveryCode,
  password: texts.usePassword,
};

/** A form that proves the user's identity with any of their methods. */
export function ProofForm({ challenge, submitLabel, send, restart }: ProofFormProps) {
  const ways = waysOf(challenge);
  const [way, setWay] = useState(ways[0] ?? 'recoveryCode');
  const [refused, setRefused] = useState<string | null>(null);

  async function sendAnyway(proof: Proof) {
    setRefused(null);
    try {
      await send(proof);
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'challenge_over') throw failure;
      setRefused(failure.message);
      await restart();
    }
  }

  return (
    <Stack>
      <Fault>{refused}</Fault>
      {way === 'passkey' ? (
        <PasskeyButton options={challenge.passkeyOptions ?? ''} send={send} restart={restart} />
      ) : (
        <ProofField key={way} way={way} submitLabel={submitLabel} send={sendAnyway} />
      )}
      {ways.length > 1 && (
        <Stack gap={0} align="flex-start">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="subtle" h={44} px="xs" onClick={() => setWay(other)}>
                {otherWays[other]()}
              </Button>
            ))}
        </Stack>
      )}
    </Stack>
  );
}

function waysOf({ passkeyOptions, timeCode, recoveryCode, password }: FactorChallenge): (ProofWay | 'passkey')[] {
  const all = { passkey: passkeyOptions !== null, code: timeCode, recoveryCode, password };
  return (Object.keys(all) as (keyof typeof all)[]).filter((way) => all[way]);
}

type PasskeyButtonProps = Pick<ProofFormProps, 'send' | 'restart'> & { options: string };

function PasskeyButton({ options, send, restart }: PasskeyButtonProps) {
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  async function use() {
    setLoading(true);
    setError(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const answer = await startAuthentication({ optionsJSON: JSON.parse(options) });
      await send({ passkey: JSON.stringify(answer) });
    } catch (failure) {
      setError(messageOf(failure));
      if (failure instanceof ApiFailure && failure.status === 400) await restart();
    } finally {
      setLoading(false);
    }
  }
  return (
    <Stack>
      <Fault>{error}</Fault>
      <Text>{texts.useWhatYouSetUp()}</Text>
      <Button
        size="md"
        fullWidth
        loading={loading}
        leftSection={<IconFingerprint size={20} aria-hidden />}
        onClick={() => void use()}
      >
        {texts.usePasskey()}
      </Button>
    </Stack>
  );
}

function messageOf(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  if (failure instanceof Error && failure.name === 'SecurityError') return texts.passkeyOfOtherAddress();
  return texts.passkeyNotUsed();
}
