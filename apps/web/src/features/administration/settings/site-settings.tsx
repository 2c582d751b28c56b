import * as texts from '@africanscity/messages/administration';
import { getSiteSettings } from '@africanscity/contracts/administration/calls/site-settings';
import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import { ArrangementForm } from './arrangement-form.tsx';
import { ContactLimitForm } from './contact-limit-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { ListingConfirmationForm } from './listing-confirmation-form.tsx';
import { PartnersList } from './partners-list.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import classes from './settings-list.module.css';
import { StatusesForm } from './statuses-form.tsx';
import { TypesList } from './types-list.tsx';

/** The settings of the public site. They apply at once. */
export function SiteSettings() {
  const query = useQuery({ ...operation(getSiteSettings, {}), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.settingsInSentence()} skeleton={<SkeletonCards wide count={6} height={220} />}>
      {(settings) => (
        <div className={classes.parts}>
          <Part title={texts.sectionCategories()}>
            <TypesList types={settings.types} />
          </Part>
          <Part title={texts.security()}>
            <SecondFactorRule />
          </Part>
          <Part title={texts.contactDetailsOfOwners()}>
            <ContactLimitForm ownersADay={settings.contactOwnersADay} />
          </Part>
          <Part title={texts.listingsWithoutConfirmation()}>
            <ListingConfirmationForm days={settings.listingConfirmation} />
          </Part>
          <Part title={texts.homePageAndMenu()}>
            <ArrangementForm />
          </Part>
          <Part title={texts.countersOfHome()}>
            <LinesForm
              name="counters"
              description={texts.countersHint()}
              lines={settings.counters.map(({ label, value }) => `${label}: ${value}`)}
            />
          </Part>
          <Part title={texts.partnersOfHome()}>
            <PartnersList partners={settings.partners} />
          </Part>
          <Part title={texts.statusesOfListings()}>
            <StatusesForm statuses={settings.statuses} />
          </Part>
          <Part title={texts.titlesOfPeople()}>
            <LinesForm name="titles" description={texts.titlesHint()} lines={settings.titles} />
          </Part>
        </div>
      )}
    </Loaded>
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
