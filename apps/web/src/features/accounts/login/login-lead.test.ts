import { expect, test } from 'vitest';
import { loginLead } from './login-lead.ts';

test.each([
  ['/save-search?city=Harare', 'Log in to save this search. We will email you new listings.'],
  ['/property/house-in-harare-12', 'Log in to contact the owner.'],
  ['/upload-listing', 'Log in to list your property.'],
  ['/', 'Welcome back. Log in to contact owners and list your property.'],
  ['/Properties?city=Harare', 'Welcome back. Log in to contact owners and list your property.'],
])('the login page says for %s: %s', (returnUrl, lead) => {
  expect(loginLead(returnUrl)).toBe(lead);
});
