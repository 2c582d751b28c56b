import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import type { Company } from '@africanscity/contracts/companies/companies';
import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandWhatsapp, IconBrandX, IconPhone, IconWorld, type Icon } from '@tabler/icons-react';
import classes from './company-links.module.css';

interface Way {
  label: string;
  href: string | undefined;
  icon: Icon;
}

/** Links to a company's website, phone and social networks. */
export function CompanyLinks({ company }: { company: Company }) {
  const { website, phone, phoneLinks, whatsapp, whatsappLinks, facebook, twitter } = company;
  const ways: Way[] = [
    {
      label: website && URL.canParse(website) ? new URL(website).hostname : texts.website(),
      href: secure(website),
      icon: IconWorld,
    },
    { label: phoneLinks?.international ?? '', href: phoneLinks?.tel, icon: IconPhone },
    { label: siteTexts.whatsApp(), href: whatsappLinks?.whatsapp ?? undefined, icon: IconBrandWhatsapp },
    { label: texts.facebook(), href: secure(facebook), icon: IconBrandFacebook },
    { label: texts.twitter(), href: secure(twitter), icon: IconBrandX },
  ].filter(({ href }) => href !== undefined);
  const lines = [
    { label: texts.phone(), text: phoneLinks ? null : phone },
    { label: siteTexts.whatsApp(), text: whatsappLinks?.whatsapp ? null : (whatsappLinks?.international ?? whatsapp) },
  ].filter(({ text }) => text);
  if (ways.length === 0 && lines.length === 0) return null;
  return (
    <ul className={classes.ways} aria-label={texts.waysToReachCompany()}>
      {ways.map(({ label, href, icon: Sign }) => (
        <li key={label}>
          <Button
            component="a"
            href={href}
            variant="default"
            leftSection={<Sign size={18} aria-hidden />}
            {...(href?.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {})}
          >
            {label}
          </Button>
        </li>
      ))}
      {lines.map(({ label, text }) => (
        <li key={label} className={classes.text}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/** The server accepts https links only. External links are checked again here. */
function secure(address: string | null): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}
