import * as texts from '@africanscity/messages/listings';
import { pluralOf } from './plural.ts';

/** Names of the property types that a new site has. */
const names = new Map<string, (values: { form: 'one' | 'other' }) => string>(
  Object.entries({
    House: texts.houseType,
    Duplex: texts.duplexType,
    Bungalow: texts.bungalowType,
    Townhouse: texts.townhouseType,
    Villa: texts.villaType,
    Cottage: texts.cottageType,
    Apartment: texts.apartmentType,
    'Block of Flats': texts.blockOfFlatsType,
    Studio: texts.studioType,
    Rooms: texts.roomsType,
    'Student Accommodation': texts.studentAccommodationType,
    Land: texts.landType,
    Stand: texts.standType,
    Farm: texts.farmType,
    Commercial: texts.commercialType,
    Office: texts.officeType,
    Shop: texts.shopType,
    Warehouse: texts.warehouseType,
  }),
);

/** The name of a property type in the language of the page: 'Villa'. Types that the company added stay as it wrote them. */
export function typeName(type: string): string {
  return names.get(type)?.({ form: 'one' }) ?? type;
}

/** The plural of a property type's name in the language of the page: 'Villas'. */
export function typesName(type: string): string {
  return names.get(type)?.({ form: 'other' }) ?? pluralOf(type);
}
