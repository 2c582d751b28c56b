/** Fictitious companies, with logos of the web app, that show where a company's partners appear. */
export const demoPartnerLogos = [
  { name: 'Baobab Trust', logo: '/partners/baobab-trust.svg' },
  { name: 'Savanna Homes', logo: '/partners/savanna-homes.svg' },
  { name: 'Zambezi Brick', logo: '/partners/zambezi-brick.svg' },
  { name: 'Kente Interiors', logo: '/partners/kente-interiors.svg' },
  { name: 'Sahel Solar', logo: '/partners/sahel-solar.svg' },
  { name: 'Harbour Surveys', logo: '/partners/harbour-surveys.svg' },
];
