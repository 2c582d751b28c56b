import * as texts from '@africanscity/messages/payments';
import { getReceipt } from '@africanscity/contracts/payments/calls/payments';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/notices/toast.ts';

/** Downloads the receipt of a payment. */
export function ReceiptButton({ paymentId, compact }: { paymentId: number; compact?: string }) {
  const call = useCall();
  const [loading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      const { fileName, contentType, content } = await call(getReceipt, { paymentId: String(paymentId) });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      void showToast({ kind: 'error', message: (error as Error).message });
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button
      variant={compact ? 'default' : 'filled'}
      size="md"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={loading}
      onClick={() => void download()}
      aria-label={compact && texts.receiptOf({ reference: compact })}
    >
      {compact ? texts.receipt() : texts.downloadTheReceipt()}
    </Button>
  );
}
