import * as texts from '@africanscity/messages/messages';
import type { CompanyContacts } from '@africanscity/contracts/messages/contact';
import type { PhoneLinks } from '@africanscity/contracts/phone-links';
import { Anchor, Paper, Title } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import classes from './company-box.module.css';
import { CompanyMap } from './company-map.tsx';

/** The address, phone numbers, email and map of the company. */
export function CompanyBox({ company: { address, phones, phoneLinks, email, place } }: { company: CompanyContacts }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} component="section" aria-labelledby="office">
      <Title order={2} size="h3" id="office">
        {texts.ourOffice()}
      </Title>
      <ul className={classes.ways}>
        <li>
          <IconMapPin aria-hidden />
          <address className={classes.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
        {phones.map((phone, index) => (
          <li key={phone}>
            <IconPhone aria-hidden />
            <Phone phone={phone} links={phoneLinks[index]} />
          </li>
        ))}
        <li>
          <IconMail aria-hidden />
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </li>
      </ul>
      <CompanyMap place={place} />
    </Paper>
  );
}

function Phone({ phone, links }: { phone: string; links: PhoneLinks | null | undefined }) {
  return links ? <Anchor href={links.tel}>{links.international}</Anchor> : phone;
}
