import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showToast } from './toast.ts';

interface DownloadCsvProps {
  /** What the button says. */
  label: string;
  /** Of the file, such as "subscribers.csv". */
  fileName: string;
  /** Asks for the file. */
  fetchFile: () => Promise<Blob>;
}

/** Saves a CSV file that only whoever is logged in may fetch. */
export function DownloadCsv({ label, fileName, fetchFile }: DownloadCsvProps) {
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
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
