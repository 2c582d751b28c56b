import type { Company } from '@africanscity/contracts/companies/companies';
import { Button, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Face } from '../../components/face.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { listingsCount } from '../../ui/listings-count.ts';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { SkeletonForm, Waiting } from '../../ui/waiting.tsx';
import { CompanyLinks } from './company-links.tsx';
import classes from './company-profile.module.css';
import { useOwnCompany } from './use-own-company.ts';

// Only its owner needs it, and only when editing.
const CompanyForm = lazyPart(async () => ({ default: (await import('./company-form.tsx')).CompanyForm }));

/** Who the company is; its owner can edit it in place. */
export function CompanyProfile({ company }: { company: Company }) {
  const { mayEdit, changed } = useOwnCompany(company);
  const [editing, setEditing] = useState(false);
  const { name, logo, listings, verified, address, referenceId, about } = company;
  return (
    <>
      <header className={classes.head}>
        <Face className={classes.logo} picture={logo} name={name} shape="logo" />
        <div className={classes.who}>
          <p className={classes.kind}>Company Profile</p>
          <Title order={1} size="h2">
            {name}
          </Title>
          {verified && <VerifiedBadge />}
          <dl className={classes.facts}>
            <Fact name="Listings">{listingsCount(listings)}</Fact>
            {address && <Fact name="Street address">{address}</Fact>}
            <Fact name="Reference id">{referenceId}</Fact>
          </dl>
          <CompanyLinks company={company} />
        </div>
        {mayEdit && !editing && (
          <Button
            className={classes.edit}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit profile
          </Button>
        )}
      </header>
      {editing ? (
        <Suspense
          fallback={
            <Waiting what="the form">
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
      ) : (
        <section aria-labelledby="about">
          <Title order={2} size="h3" mb="xs" id="about">
            About
          </Title>
          {about ? (
            <p className={classes.about}>{about}</p>
          ) : (
            <Text c="dimmed">{name} has not written about itself yet.</Text>
          )}
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
