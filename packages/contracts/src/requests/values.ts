import * as texts from '@africanscity/messages/requests';

/** Subjects of an evaluation, with labels. */
export const evaluationCategories = {
  apartment: texts.categoryApartment,
  house: texts.categoryHouse,
  agricultural_land: texts.categoryAgriculturalLand,
} as const;

/** With fewer comparable listings, a range would be meaningless. */
export const fewestComparables = 5;

/** Categories of a request, by the stored number. */
export const requestCategories = { 1: texts.studentAccommodation, 2: texts.categoryRooms, 3: texts.fullHouse } as const;

export const requestAmenities = {
  garage: texts.garageOrParking,
  water: texts.water,
  electricity: texts.electricity,
  telone: texts.telone,
  swimmingPool: texts.swimmingPool,
  lawn: texts.lawn,
} as const;

/** Days for which a request is shown to owners. */
export const requestLifetimeDays = 60;

/** Most property types of a request. */
export const maxRequestTypes = 20;

/** Most characters of a request in one sentence. */
export const maxSentence = 300;
