// @vitest-environment jsdom
import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { showScreen } from '../../../testing/show-screen.tsx';
import { BrandContext } from '../../../ui/brand.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

test('the end of news links to the form to subscribe again, which has the id of the link', async () => {
  const readUnsubscribeLink = () => ({ kind: 'newsletter', name: null, active: false });
  showScreen(<Unsubscribe />, { address: '/unsubscribe#token=ended', answers: { readUnsubscribeLink } });
  const link = await screen.findByRole('link', { name: 'home page' });
  expect(link.getAttribute('href')).toBe('/home#newsletter-title');
  const form = renderToStaticMarkup(
    <MantineProvider>
      <BrandContext value={siteBrandOf(defaultBrand)}>
        <NewsletterBlock />
      </BrandContext>
    </MantineProvider>,
  );
  expect(form).toContain('id="newsletter-title"');
});
