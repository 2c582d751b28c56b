import { expect, test } from 'vitest';
import { loginLead } from './login-lead.ts';

test.each([
  ['/single-package?packageId=3', 'Silver', 'Log in to buy the Silver package.'],
  // The package is no longer sold.
  [
    '/single-package?packageId=3',
    undefined,
    'Welcome back. Log in to see phone numbers, keep your favorites on every device and list your property.',
  ],
])('the login page says for %s and the package %s: %s', (returnUrl, name, lead) => {
  expect(loginLead(returnUrl, name)).toBe(lead);
});

test.each([
  ['/save-search?city=Harare', 'Log in to save this search. We will email you new listings.'],
  ['/property/house-in-harare-12', 'Log in to see the owner’s contact details.'],
  ['/upload-listing', 'Log in to list your property.'],
  ['/', 'Welcome back. Log in to see phone numbers, keep your favorites on every device and list your property.'],
  [
    '/Properties?city=Harare',
    'Welcome back. Log in to see phone numbers, keep your favorites on every device and list your property.',
  ],
])('the login page says for %s: %s', (returnUrl, lead) => {
  expect(loginLead(returnUrl)).toBe(lead);
});
