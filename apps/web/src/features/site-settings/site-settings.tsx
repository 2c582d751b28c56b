import { getSiteSettings } from '@africanscity/contracts/site-settings';
import { Alert, Paper, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { operation } from '../../api/query-client.ts';
import { CompanyForm } from './company-form.tsx';
import { ContactLimitForm } from './contact-limit-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { PartnersList } from './partners-list.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import classes from './settings-list.module.css';
import { StatusesForm } from './statuses-form.tsx';
import { TypesList } from './types-list.tsx';

/** What the public site offers and shows, to be changed at once. */
export function SiteSettings() {
  const { data, error } = useQuery({ ...operation(getSiteSettings, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={400} />;
  return (
    <div className={classes.parts}>
      <Part title="Property types">
        <TypesList types={data.types} />
      </Part>
      <Part title="Security">
        <SecondFactorRule />
      </Part>
      <Part title="Company">
        <CompanyForm company={data.company} />
      </Part>
      <Part title="Contact details of owners">
        <ContactLimitForm ownersADay={data.contactOwnersADay} />
      </Part>
      <Part title="Counters of the home page">
        <LinesForm
          name="counters"
          description="One a line, such as “Agents: 30”."
          lines={data.counters.map(({ label, value }) => `${label}: ${value}`)}
        />
      </Part>
      <Part title="Partners on the home page">
        <PartnersList partners={data.partners} />
      </Part>
      <Part title="Statuses of listings">
        <StatusesForm statuses={data.statuses} />
      </Part>
      <Part title="Titles of people">
        <LinesForm name="titles" description="One a line, in the order in which to offer them." lines={data.titles} />
      </Part>
      <Part title="Countries">
        <LinesForm
          name="countries"
          description="Names or two-letter codes, one a line, in the order in which to offer them. Empty: all countries."
          lines={data.countries}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper withBorder p="lg" component="section" className={classes.part} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
