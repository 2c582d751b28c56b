import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck, IconLink, IconShare } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import classes from './share-listing.module.css';

interface ShareListingProps {
  title: string;
  /** Absolute. */
  url: string;
}

/** Ways to pass a listing on. The WhatsApp link also works without JavaScript. */
export function ShareListing({ title, url }: ShareListingProps) {
  const canShare = useSyncExternalStore(
    noChanges,
    () => 'share' in navigator,
    () => false,
  );
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(url));
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <div className={classes.share}>
      {canShare && (
        <Button
          h={44}
          px="sm"
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
      <Button
        h={44}
        px="sm"
        className={classes.scripted}
        variant="default"
        leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </Button>
      <Button
        component="a"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener"
        h={44}
        px="sm"
        variant="default"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        WhatsApp
      </Button>
    </div>
  );
}

const noChanges = () => () => {};

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Where the clipboard is not allowed, the address can still be copied by hand.
    window.prompt('Copy this address', text);
    return false;
  }
}
