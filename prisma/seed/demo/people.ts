import type { DemoContact, DemoPerson, DemoTitle } from './types.ts';

/** Private owners. The numbers and addresses are made so that they can belong to nobody. */
export const demoOwners: readonly DemoPerson[] = [
  owner('tendai-moyo', 'Mr', 'Tendai', 'Moyo', 'ZW', '+263 77 000 0101', 3, false, ['WhatsApp', 'Telegram']),
  owner('rudo-chikafu', 'Mrs', 'Rudo', 'Chikafu', 'ZW', '+263 71 000 0102', 8, true, ['WhatsApp']),
  owner('farai-mutasa', 'Eng', 'Farai', 'Mutasa', 'ZW', '+263 78 000 0103', 11, false, ['WhatsApp', 'LinkedIn']),
  owner('adaeze-okonkwo', 'Ms', 'Adaeze', 'Okonkwo', 'NG', '+234 80 000 0104', 14, true, ['WhatsApp', 'Facebook']),
  owner('babajide-adeyemi', 'Mr', 'Babajide', 'Adeyemi', 'NG', '+234 81 000 0105', 17, false, ['WhatsApp']),
  owner('wanjiru-kamau', 'Dr', 'Wanjiru', 'Kamau', 'KE', '+254 70 000 0106', 5, true, ['WhatsApp', 'Signal']),
  owner('otieno-odhiambo', 'Mr', 'Otieno', 'Odhiambo', 'KE', '+254 72 000 0107', 20, false, ['WhatsApp']),
  owner('akosua-mensah', 'Mrs', 'Akosua', 'Mensah', 'GH', '+233 24 000 0108', 23, true, ['WhatsApp', 'Telegram']),
  owner('kwabena-asante', 'Mr', 'Kwabena', 'Asante', 'GH', '+233 20 000 0109', 95, false, ['Telegram']),
  owner('thandiwe-ndlovu', 'Ms', 'Thandiwe', 'Ndlovu', 'ZA', '+27 82 000 0110', 29, true, ['WhatsApp', 'LinkedIn']),
  owner('pieter-van-wyk', 'Mr', 'Pieter', 'van Wyk', 'ZA', '+27 83 000 0111', 26, false, ['WhatsApp', 'Office']),
  owner('naledi-dlamini', 'Prof', 'Naledi', 'Dlamini', 'ZA', '+27 84 000 0112', 32, true, ['Signal']),
  owner('claudine-uwase', 'Miss', 'Claudine', 'Uwase', 'RW', '+250 78 000 0113', 35, true, ['WhatsApp']),
  owner('neema-mushi', 'Mrs', 'Neema', 'Mushi', 'TZ', '+255 71 000 0114', 38, true, ['WhatsApp', 'Telegram']),
  owner('salim-juma', 'Mr', 'Salim', 'Juma', 'TZ', '+255 75 000 0115', 41, false, ['WhatsApp']),
  owner('awa-ndiaye', 'Ms', 'Awa', 'Ndiaye', 'SN', '+221 77 000 0116', 7, true, ['WhatsApp']),
  owner('youssef-bennani', 'Mr', 'Youssef', 'Bennani', 'MA', '+212 66 000 0117', 44, false, ['WhatsApp', 'Facebook']),
  owner('mariam-fahmy', 'Dr', 'Mariam', 'Fahmy', 'EG', '+20 10 000 0118', 47, true, ['WhatsApp', 'Signal']),
  owner('dawit-tesfaye', 'Mr', 'Dawit', 'Tesfaye', 'ET', '+251 91 000 0119', 52, false, ['Telegram']),
  owner('grace-nakato', 'Rev', 'Grace', 'Nakato', 'UG', '+256 77 000 0120', 53, true, ['WhatsApp']),
  owner('mutale-banda', 'Mr', 'Mutale', 'Banda', 'ZM', '+260 97 000 0121', 56, false, ['WhatsApp', 'Telegram']),
  owner('hilma-shikongo', 'Ms', 'Hilma', 'Shikongo', 'NA', '+264 81 000 0122', 60, true, ['WhatsApp']),
  owner('johannes-beukes', 'Mr', 'Johannes', 'Beukes', 'NA', '+264 85 000 0123', 62, false, ['Office']),
  owner('kagiso-molefe', 'Mr', 'Kagiso', 'Molefe', 'BW', '+267 71 000 124', 65, false, ['WhatsApp', 'LinkedIn']),
];

export const demoAdministrator: DemoPerson = {
  key: 'administrator',
  email: 'admin@example.com',
  title: 'Ms',
  name: 'Nandi',
  surname: 'Kaunda',
  phone: '+260 97 000 0001',
  country: 'ZM',
  portrait: { seed: 90, woman: true },
  contacts: [],
};

/** Somebody who looks for a home and lists nothing. */
export const demoVisitor: DemoPerson = {
  key: 'visitor',
  email: 'visitor@example.com',
  title: 'Mr',
  name: 'Kofi',
  surname: 'Boateng',
  phone: '+233 24 000 0002',
  country: 'GH',
  portrait: { seed: 91, woman: false },
  contacts: [],
};

function owner(
  key: string,
  title: DemoTitle,
  name: string,
  surname: string,
  country: string,
  phone: string,
  seed: number,
  woman: boolean,
  reachedBy: readonly DemoContact['type'][],
): DemoPerson {
  const contacts = reachedBy.map((type): DemoContact => ({ type, value: valueOf(type, key, phone) }));
  return {
    key,
    title,
    name,
    surname,
    country,
    phone,
    email: `${key}@example.com`,
    contacts,
    portrait: { seed, woman },
  };
}

function valueOf(type: DemoContact['type'], key: string, phone: string): string {
  if (type === 'Telegram') return `@${key.replaceAll('-', '_')}_demo`;
  if (type === 'Facebook' || type === 'LinkedIn') return `https://example.com/${type.toLowerCase()}/${key}`;
  return type === 'Office' ? phone.replace(/\d{3}$/, '900') : phone;
}
