import * as texts from '@africanscity/messages/companies';
import type { Company } from '@africanscity/contracts/companies/companies';
import { Text, Title } from '@mantine/core';
import classes from './company-profile.module.css';

/** The description, address and reference id of a company. */
export function CompanyAbout({ company: { name, about, aboutLanguage, address, referenceId } }: { company: Company }) {
  return (
    <section aria-labelledby="about">
      <Title order={2} size="h3" mb="xs" id="about">
        {texts.aboutCompany({ name })}
      </Title>
      {about ? (
        // An empty "lang" says that the language is unknown, rather than that of the page.
        <p dir="auto" lang={aboutLanguage ?? ''} className={classes.about}>
          {about}
        </p>
      ) : (
        <Text c="dimmed">{texts.nothingAboutItself({ name })}</Text>
      )}
      <dl className={classes.facts}>
        {address && <Fact name={texts.streetAddress()}>{address}</Fact>}
        <Fact name={texts.referenceId()}>{referenceId}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
