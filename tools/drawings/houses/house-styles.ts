import { artDeco } from './art-deco.ts';
import { bungalow } from './bungalow.ts';
import { capeDutch } from './cape-dutch.ts';
import { cottage } from './cottage.ts';
import { duplex } from './duplex.ts';
import { farmhouse } from './farmhouse.ts';
import { flats } from './flats.ts';
import type { HouseBuilder } from './house-design.ts';
import { gabledBungalow } from './gabled-bungalow.ts';
import { loggiaVilla } from './loggia-villa.ts';
import { office } from './office.ts';
import { oneOf } from './one-of.ts';
import { pavilion } from './pavilion.ts';
import { residence } from './residence.ts';
import { riad } from './riad.ts';
import { ribbonFlats } from './ribbon-flats.ts';
import { rondavel } from './rondavel.ts';
import { shopfront } from './shopfront.ts';
import { stand } from './stand.ts';
import { swahili } from './swahili.ts';
import { terrace } from './terrace.ts';
import { towerFlats } from './tower-flats.ts';
import { villa } from './villa.ts';

export const BUILDERS = {
  villa: oneOf(villa, loggiaVilla, pavilion),
  bungalow: oneOf(bungalow, gabledBungalow),
  rondavel,
  'cape-dutch': capeDutch,
  swahili,
  'art-deco': artDeco,
  duplex,
  terrace,
  flats: oneOf(flats, ribbonFlats, towerFlats),
  riad,
  farmhouse,
  cottage,
  office,
  shopfront,
  residence,
  stand,
} satisfies Record<string, HouseBuilder>;

export type HouseStyle = keyof typeof BUILDERS;

export const HOUSE_STYLES = Object.keys(BUILDERS) as HouseStyle[];
