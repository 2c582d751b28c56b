import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/companies';
import type { Company } from '@africanscity/contracts/companies/companies';
import { Button, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { SkeletonForm, Waiting } from '../../ui/waiting.tsx';
import { Covers } from './directory/covers.tsx';
import { CompanyLinks } from './company-links.tsx';
import classes from './company-profile.module.css';
import { useOwnCompany } from './use-own-company.ts';

// Lazy: only the owner needs the form, when editing.
const CompanyForm = lazyPart(() => import('./company-form.tsx'));

/** The head of a company's page. The owner can edit it in place. */
export function CompanyProfile({ company }: { company: Company }) {
  const { mayEdit, changed } = useOwnCompany(company);
  const [editing, setEditing] = useState(false);
  const { name, logo, verified, covers } = company;
  return (
    <>
      <header className={classes.head}>
        <Covers pictures={covers} sizes="(max-width: 61.99em) 66vw, 540px" priority="high" className={classes.covers} />
        <div className={classes.sign}>
          <Avatar className={classes.logo} picture={logo} name={name} shape="logo" />
        </div>
        <div className={classes.who}>
          <p className={classes.kind}>{texts.companyProfile()}</p>
          <Title order={1} size="h2">
            {name}
          </Title>
          {verified && <VerifiedBadge />}
          <Numbers company={company} />
          <CompanyLinks company={company} />
        </div>
        {mayEdit && !editing && (
          <Button
            className={classes.edit}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {texts.editProfile()}
          </Button>
        )}
      </header>
      {editing && (
        <Suspense
          fallback={
            <Waiting what={texts.formInSentence()}>
              <SkeletonForm fields={5} />
            </Waiting>
          }
        >
          <CompanyForm
            company={company}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              changed(saved);
              setEditing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Numbers of listings by status, and cities. */
function Numbers({ company: { listings, forSale, forRent, cities } }: { company: Company }) {
  if (listings === 0) return null;
  return (
    <>
      <dl className={classes.numbers}>
        <Count name={texts.forSale()} value={forSale} />
        <Count name={texts.forRent()} value={forRent} />
        <Count name={texts.cities({ count: cities.length })} value={cities.length} />
      </dl>
      <ul className={classes.cities} aria-label={texts.citiesServed()}>
        {cities.slice(0, shownCities).map(({ city, listings: here }) => (
          <li dir="auto" key={city}>
            {city} <span>{formatNumber(here)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const shownCities = 8;

function Count({ name, value }: { name: string; value: number }) {
  if (value === 0) return null;
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
