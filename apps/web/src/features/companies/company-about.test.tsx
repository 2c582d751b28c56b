import type { Company } from '@africanscity/contracts/companies/companies';
import { renderToStaticMarkup } from 'react-dom/server';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { CompanyAbout } from './company-about.tsx';

const company = { name: 'Maison Sahel', about: 'Des maisons à louer.', address: '', referenceId: 'AC-00001' };

test.each([
  ['fr', '<p dir="auto" lang="fr"'],
  [null, '<p dir="auto" lang=""'],
] as const)('a description in the language %s is marked up as %s', (aboutLanguage, expected) => {
  const shown = { ...company, aboutLanguage } as Company;
  const html = renderToStaticMarkup(
    <MantineProvider>
      <CompanyAbout company={shown} />
    </MantineProvider>,
  );
  expect(html).toContain(expected);
});
