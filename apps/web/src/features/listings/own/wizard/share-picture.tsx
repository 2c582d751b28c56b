import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/listings';
import { useBrand } from '../../../../ui/brand.tsx';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { sharePicturePath, sharePictureSize } from '@africanscity/contracts/listings/share-picture';
import { Button, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconDownload, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { shareAddresses } from '../../share/share-addresses.ts';
import classes from './published-listing.module.css';
import { useObjectUrls } from '../pictures/use-object-urls.ts';

interface SharePictureProps {
  listing: Listing;
  title: string;
  /** Absolute URL. */
  url: string;
}

/** The picture of a listing, to share through the device or download. */
export function SharePicture({ listing, title, url }: SharePictureProps) {
  const brand = useBrand();
  const path = sharePicturePath(listing, language());
  // Loaded early: browsers allow sharing only directly after a click.
  const { data, error, refetch } = useQuery({
    queryKey: ['share-picture', path],
    queryFn: ({ signal }) => fetchPicture(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const urls = useObjectUrls(data ? [{ key: path, bytes: data }] : []);
  const shown = urls.get(path);
  const name = `${brand.slug}-${listing.id}.jpg`;
  const file = data && new File([data], name, { type: 'image/jpeg' });
  const shared = file && { files: [file], text: `${title}\n${url}` };
  const canShare = shared && 'canShare' in navigator && navigator.canShare(shared);
  if (error) return <FailureNotice message={texts.pictureNotLoaded()} again={() => void refetch()} />;
  return (
    <>
      <div className={classes.ways}>
        {canShare && (
          <Button
            size="md"
            leftSection={<IconShare size={20} aria-hidden />}
            // The user cancelled.
            onClick={() => void navigator.share(shared).catch(() => undefined)}
          >
            {texts.shareThePicture()}
          </Button>
        )}
        <Button
          component="a"
          href={shown ?? path}
          download={name}
          size="md"
          variant={canShare ? 'default' : 'filled'}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {texts.downloadThePicture()}
        </Button>
        <Button
          component="a"
          href={shareAddresses({ title, url }).whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          size="md"
          variant="default"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {texts.sendByWhatsApp()}
        </Button>
      </div>
      <div className={classes.frame}>
        {shown ? (
          <img className={classes.picture} src={shown} {...sharePictureSize} alt={texts.withAQrCode({ title })} />
        ) : (
          <Text role="status" c="dimmed">
            {texts.creatingYourPicture()}
          </Text>
        )}
      </div>
    </>
  );
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { signal });
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  if (!response.ok || !isPicture) throw new Error(`The server answered the picture with ${response.status}.`);
  return response.blob();
}
