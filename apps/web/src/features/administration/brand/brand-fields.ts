import type { BrandState } from '@africanscity/contracts/administration/brand';
import type { Feature } from '@africanscity/contracts/brand-features';

export type BrandFields = ReturnType<typeof fieldsOf>;

/** The fields of the form. The pictures of a brand are saved by themselves. */
export function fieldsOf(brand: BrandState['published']) {
  const { name, emailSender, accent, night, homeCountry, currency, language, off, fonts, social } = brand;
  const { company, countries } = brand;
  const switchOf = (feature: Feature): 'on' | 'off' => (off.includes(feature) ? 'off' : 'on');
  return {
    name,
    emailSender,
    accent,
    night,
    homeCountry: homeCountry ?? '',
    currency: currency ?? '',
    language,
    fonts,
    social: social.join('\n'),
    email: company.email,
    phones: company.phones.join('\n'),
    address: company.address.join('\n'),
    placeName: company.place.name,
    latitude: String(company.place.latitude),
    longitude: String(company.place.longitude),
    countries: countries.join('\n'),
    payments: switchOf('payments'),
    agencies: switchOf('agencies'),
    requests: switchOf('requests'),
    newsletter: switchOf('newsletter'),
  };
}
