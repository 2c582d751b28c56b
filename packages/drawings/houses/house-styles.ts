import { artDeco } from './art-deco.ts';
import { bungalow } from './bungalow.ts';
import { capeDutch } from './cape-dutch.ts';
import { cottage } from './cottage.ts';
import { duplex } from './duplex.ts';
import { farmhouse } from './farmhouse.ts';
import { flats } from './flats.ts';
import type { HouseBuilder } from './house-design.ts';
import { office } from './office.ts';
import { residence } from './residence.ts';
import { riad } from './riad.ts';
import { rondavel } from './rondavel.ts';
import { shopfront } from './shopfront.ts';
import { stand } from './stand.ts';
import { swahili } from './swahili.ts';
import { terrace } from './terrace.ts';
import { villa } from './villa.ts';

export const BUILDERS = {
  villa,
  bungalow,
  rondavel,
  'cape-dutch': capeDutch,
  swahili,
  'art-deco': artDeco,
  duplex,
  terrace,
  flats,
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
