import type { Counter, Partner } from '@africanscity/contracts/home';

/** Until the company sets its own. */
export const defaultCounters: Counter[] = [
  { label: 'Properties', value: 300 },
  { label: 'Agents', value: 30 },
  { label: 'Happy Clients', value: 100 },
  { label: 'Projects', value: 15 },
];

/** Companies that do not exist, with drawn logos, so that a new site shows where partners will stand. */
export const defaultPartners: Partner[] = [
  { name: 'Baobab Trust', logo: '/partners/baobab-trust.svg' },
  { name: 'Savanna Homes', logo: '/partners/savanna-homes.svg' },
  { name: 'Zambezi Brick', logo: '/partners/zambezi-brick.svg' },
  { name: 'Kente Interiors', logo: '/partners/kente-interiors.svg' },
  { name: 'Sahel Solar', logo: '/partners/sahel-solar.svg' },
  { name: 'Harbour Surveys', logo: '/partners/harbour-surveys.svg' },
];
