import * as texts from '@africanscity/messages/administration';
import { getBrandSample } from '@africanscity/contracts/administration/calls/brand';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { DownloadFile } from '../../../components/tables/download-file.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { BrandPart } from './brand-part.tsx';
import classes from './brand-samples.module.css';

/** An email, a receipt and a shared picture, as the saved draft shows them. */
export function BrandSamples() {
  const call = useCall();
  const [shown, setShown] = useState<{ kind: 'email' | 'card'; content: string } | null>(null);
  const show = useMutation({
    mutationFn: async (kind: 'email' | 'card') => ({ kind, content: (await call(getBrandSample, { kind })).content }),
    onSuccess: setShown,
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
  });
  async function fetchReceipt(): Promise<Blob> {
    const { content, contentType } = await call(getBrandSample, { kind: 'receipt' });
    return new Blob([bytesOf(content)], { type: contentType });
  }
  return (
    <BrandPart title={texts.emailsAndFiles()}>
      <Group gap="sm">
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate('email')}>
          {texts.showAnEmail()}
        </Button>
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate('card')}>
          {texts.showASharedPicture()}
        </Button>
        <DownloadFile label={texts.downloadAReceipt()} fileName="receipt.pdf" fetchFile={fetchReceipt} />
      </Group>
      {shown?.kind === 'email' && (
        <iframe
          className={classes.email}
          title={texts.sampleEmail()}
          sandbox=""
          srcDoc={new TextDecoder().decode(bytesOf(shown.content))}
        />
      )}
      {shown?.kind === 'card' && (
        <img className={classes.card} alt={texts.samplePicture()} src={`data:image/jpeg;base64,${shown.content}`} />
      )}
    </BrandPart>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
