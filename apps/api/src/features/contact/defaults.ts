import type { CompanyDetails } from '@africanscity/contracts/contact';
import type { Config } from '../../context.ts';

/** Until the company sets its own; mail goes to the host that the site is reached at. */
export function defaultCompanyDetails(config: Pick<Config, 'publicUrl'>): CompanyDetails {
  const host = new URL(config.publicUrl).hostname;
  return {
    email: `hello@${host.includes('.') && !/^[\d.]+$/.test(host) ? host : 'africanscity.example'}`,
    phones: ['+263 24 200 0100', '+263 77 000 0100'],
    address: ['AfricansCity', '2nd Floor, Jacaranda House', 'Samora Machel Avenue', 'Harare, Zimbabwe'],
    place: { name: 'Harare', latitude: -17.8292, longitude: 31.0522 },
  };
}
