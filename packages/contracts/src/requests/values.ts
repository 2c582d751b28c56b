/** Subjects of an evaluation, with labels. */
export const evaluationCategories = {
  apartment: 'Apartment',
  house: 'House',
  agricultural_land: 'Agricultural Land',
} as const;

/** With fewer comparable listings, a range would be meaningless. */
export const fewestComparables = 5;

/** Categories of a request, by the stored number. */
export const requestCategories = { 1: 'Student Accomodation', 2: 'Rooms', 3: 'Full House' } as const;

export const requestAmenities = {
  garage: 'Garage / Parking',
  water: 'Water',
  electricity: 'Electricity',
  telone: 'Telone',
  swimmingPool: 'Swimming Pool',
  lawn: 'Lawn',
} as const;

/** Days for which a request is shown to owners. */
export const requestLifetimeDays = 60;

/** Most property types of a request. */
export const maxRequestTypes = 20;

/** Most characters of a request in one sentence. */
export const maxSentence = 300;
