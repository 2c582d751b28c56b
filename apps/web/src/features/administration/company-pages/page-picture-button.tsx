import * as texts from '@africanscity/messages/administration';
import { savePagePicture } from '@africanscity/contracts/administration/calls/company-pages';
import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';

interface PagePictureButtonProps {
  page: EditedPage | null;
  /** Inserts Markdown where the cursor is. */
  insert: (markdown: string) => void;
}

/** Uploads a picture for the text. A new page is saved first, because the picture belongs to it. */
export function PagePictureButton({ page, insert }: PagePictureButtonProps) {
  const call = useCall();
  const upload = useMutation({
    mutationFn: (picture: File) => call(savePagePicture, { id: String(page?.id), picture: [picture] }),
    onSuccess: ({ url }) => insert(texts.pictureMarkdown({ url })),
  });
  return (
    <Group gap="sm">
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            h={44}
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            loading={upload.isPending}
            disabled={!page}
          >
            {texts.insertAPicture()}
          </Button>
        )}
      </FileButton>
      <Text fz="sm" c={upload.error ? 'red' : 'dimmed'} role={upload.error ? 'alert' : undefined}>
        {upload.error?.message ?? (page ? texts.pictureFormats() : texts.saveTheDraftFirst())}
      </Text>
    </Group>
  );
}
