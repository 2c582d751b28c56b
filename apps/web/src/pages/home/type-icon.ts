import {
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingCottage,
  IconBuildingStore,
  IconBed,
  IconHome,
  IconMapPin,
  IconSchool,
  IconTractor,
  type Icon,
} from '@tabler/icons-react';

/** Matches a word of the name, because administrators can rename types. */
const icons: [RegExp, Icon][] = [
  [/apartment|flat|duplex/i, IconBuilding],
  [/town|terrace|semi/i, IconBuildingCommunity],
  [/cottage|bungalow/i, IconBuildingCottage],
  [/commercial|office|shop|industrial|warehouse/i, IconBuildingStore],
  [/stand|land|plot/i, IconMapPin],
  [/farm/i, IconTractor],
  [/student/i, IconSchool],
  [/room/i, IconBed],
];

export function iconOfType(propertyType: string): Icon {
  return icons.find(([words]) => words.test(propertyType))?.[1] ?? IconHome;
}
