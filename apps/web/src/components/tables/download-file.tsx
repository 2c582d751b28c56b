import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../notices/toast.ts';

interface DownloadFileProps {
  label: string;
  /** For example "subscribers.csv". */
  fileName: string;
  fetchFile: () => Promise<Blob>;
  disabled?: boolean;
  /** Height in pixels. Defaults to that of buttons. */
  height?: number;
}

/** A button that downloads a file with the user's session. */
export function DownloadFile({ label, fileName, fetchFile, disabled, height }: DownloadFileProps) {
  const download = useMutation({
    mutationFn: async () => {
      const address = URL.createObjectURL(await fetchFile());
      Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
      URL.revokeObjectURL(address);
    },
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
  });
  return (
    <Button
      variant="default"
      h={height}
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={disabled}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
