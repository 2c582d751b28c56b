import { bungalow } from './bungalow.ts';
import type { HouseBuilder } from './house-design.ts';
import { villa } from './villa.ts';

export const HOUSE_STYLES = ['villa', 'bungalow'] as const;
export type HouseStyle = (typeof HOUSE_STYLES)[number];

export const BUILDERS: Record<HouseStyle, HouseBuilder> = { villa, bungalow };
