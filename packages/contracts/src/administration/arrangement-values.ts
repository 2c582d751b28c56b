import * as texts from '@africanscity/messages/administration';

/** Sections of the home page below the search, in their usual order, with labels for administrators. */
export const homeSections = {
  forSale: texts.sectionForSale,
  leftOff: texts.sectionLeftOff,
  cities: texts.sectionCities,
  forRent: texts.sectionForRent,
  counters: texts.sectionCounters,
  categories: texts.sectionCategories,
  whatWeDo: texts.sectionWhatWeDo,
  invitations: texts.sectionInvitations,
  testimonials: texts.sectionTestimonials,
  partners: texts.sectionPartners,
  newsletter: texts.sectionNewsletter,
} as const;

export type HomeSection = keyof typeof homeSections;

/** Entries of the main menu in their usual order, with labels for administrators. */
export const menuEntries = {
  home: texts.entryHome,
  sale: texts.entrySale,
  rent: texts.entryRent,
  agencies: texts.entryAgencies,
  pricing: texts.entryPricing,
  pages: texts.entryPages,
} as const;

export type MenuEntry = keyof typeof menuEntries;
