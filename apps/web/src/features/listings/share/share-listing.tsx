import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconCheck,
  IconDots,
  IconLink,
  IconMail,
  IconShare,
} from '@tabler/icons-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { shareAddresses } from './share-addresses.ts';
import classes from './share-listing.module.css';
import { hasShareSheet, openShareSheet, type Shared } from './share-sheet.ts';

/** Buttons to share a listing. The links work without JavaScript and load nothing before a click. */
export function ShareListing({ title, url }: Shared) {
  const canShare = useSyncExternalStore(noChanges, hasShareSheet, () => false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(url));
    setTimeout(() => setCopied(false), 3000);
  };
  const addresses = shareAddresses({ title, url });
  return (
    <div className={classes.share}>
      {canShare && (
        <Button
          h={44}
          px="sm"
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => openShareSheet({ title, url })}
        >
          {texts.share()}
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
        <span aria-live="polite">{copied ? texts.copied() : texts.copyLink()}</span>
      </Button>
      <Elsewhere
        href={addresses.whatsApp}
        icon={<IconBrandWhatsapp size={20} aria-hidden />}
        label={siteTexts.whatsApp()}
      />
      <details className={classes.more}>
        <summary className={classes.summary}>
          <IconDots size={20} aria-hidden /> {texts.moreWaysToShare()}
        </summary>
        <div className={classes.ways}>
          <Elsewhere href={addresses.email} icon={<IconMail size={18} aria-hidden />} label={siteTexts.email()} />
          <Elsewhere
            href={addresses.facebook}
            icon={<IconBrandFacebook size={20} aria-hidden />}
            label={texts.facebook()}
          />
          <Elsewhere href={addresses.x} icon={<IconBrandX size={18} aria-hidden />} label="X" />
        </div>
      </details>
    </div>
  );
}

function Elsewhere({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Button component="a" href={href} {...tab} h={44} px="sm" variant="default" leftSection={icon}>
      {label}
    </Button>
  );
}

const noChanges = () => () => {};

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without clipboard access, the user can copy the shown address.
    window.prompt(texts.copyThisAddress(), text);
    return false;
  }
}
