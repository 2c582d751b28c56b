import { mix, multiply, type Rgb } from './color.ts';
import type { Random } from './random.ts';
import { dot, normalize, type Vec } from './vector.ts';

export const LIGHTS = ['morning', 'noon', 'golden', 'dusk', 'night', 'overcast'] as const;
export type LightName = (typeof LIGHTS)[number];

export interface Light {
  name: LightName;
  /** Sky colours from the zenith to the horizon. */
  sky: readonly [string, string, string];
  haze: string;
  cloud: string;
  /** Unit vector from the ground towards the sun. */
  sun: Vec;
  sunColor: Rgb;
  ambient: Rgb;
  bounce: Rgb;
  /** Strength of cast shadows, 0 to 1. */
  shadow: number;
  shadowColor: string;
  /** How many windows are lit, 0 to 1. */
  lit: number;
}

type Mood = Omit<Light, 'name' | 'sun'> & { height: number };

export function createLight(name: LightName, random: Random): Light {
  const { height, ...mood } = MOODS[name];
  const side = random.chance(0.5) ? 1 : -1;
  // The sun stands behind the viewer's shoulder, so that fronts are lit and sides show form.
  const sun = normalize([side * random.between(0.55, 0.95), height * random.between(0.85, 1.15), -0.75]);
  return { name, sun, ...mood };
}

/** The colour of paint on a surface that looks along the normal. */
export function shade(light: Light, color: string, normal: Vec): string {
  const up = (normal[1] + 1) / 2;
  const facing = Math.max(0, dot(normal, light.sun));
  const channel = (index: 0 | 1 | 2): number =>
    light.bounce[index] * (1 - up) + light.ambient[index] * up + light.sunColor[index] * facing;
  return multiply(color, [channel(0), channel(1), channel(2)]);
}

/** The colour of round or leafy things: half lit, lifted or lowered by tone (-1 to 1). */
export function tone(light: Light, color: string, amount = 0): string {
  const facing = 0.55 + amount * 0.45;
  const channel = (index: 0 | 1 | 2): number =>
    light.ambient[index] * (0.82 + amount * 0.1) + light.sunColor[index] * facing;
  return multiply(color, [channel(0), channel(1), channel(2)]);
}

/** Far things fade into the air; amount 0 is near, 1 is the horizon. */
export function fade(light: Light, color: string, amount: number): string {
  return mix(tone(light, color, 0.1), light.haze, amount);
}

const MOODS: Record<LightName, Mood> = {
  morning: {
    sky: ['#6fb3e0', '#b9dcee', '#fdeecb'],
    haze: '#d8e2e4',
    cloud: '#ffffff',
    sunColor: [0.5, 0.44, 0.33],
    ambient: [0.66, 0.7, 0.78],
    bounce: [0.52, 0.47, 0.42],
    shadow: 0.34,
    shadowColor: '#24304f',
    lit: 0,
    height: 0.62,
  },
  noon: {
    sky: ['#2f86cf', '#6fb6e6', '#cfe8f3'],
    haze: '#c3dcea',
    cloud: '#ffffff',
    sunColor: [0.48, 0.45, 0.39],
    ambient: [0.68, 0.72, 0.79],
    bounce: [0.56, 0.5, 0.44],
    shadow: 0.4,
    shadowColor: '#1d2747',
    lit: 0,
    height: 1.25,
  },
  golden: {
    sky: ['#4f8fc4', '#f3c98f', '#ffb35c'],
    haze: '#f7c98d',
    cloud: '#ffe6c4',
    sunColor: [0.66, 0.46, 0.22],
    ambient: [0.58, 0.57, 0.66],
    bounce: [0.52, 0.41, 0.34],
    shadow: 0.4,
    shadowColor: '#3a2450',
    lit: 0.15,
    height: 0.42,
  },
  dusk: {
    sky: ['#27345f', '#8a5d88', '#ff9a5e'],
    haze: '#c98078',
    cloud: '#f2997e',
    sunColor: [0.22, 0.13, 0.1],
    ambient: [0.45, 0.43, 0.56],
    bounce: [0.4, 0.32, 0.36],
    shadow: 0.22,
    shadowColor: '#1b1638',
    lit: 0.85,
    height: 0.4,
  },
  night: {
    sky: ['#0a1230', '#16244d', '#34406e'],
    haze: '#2a3766',
    cloud: '#2c3b6b',
    sunColor: [0.08, 0.1, 0.16],
    ambient: [0.24, 0.28, 0.43],
    bounce: [0.24, 0.22, 0.28],
    shadow: 0.3,
    shadowColor: '#050817',
    lit: 0.9,
    height: 0.9,
  },
  overcast: {
    sky: ['#8ea3b3', '#b9c6cd', '#dfe3e0'],
    haze: '#c4cfd2',
    cloud: '#eef1f1',
    sunColor: [0.1, 0.1, 0.1],
    ambient: [0.85, 0.88, 0.91],
    bounce: [0.62, 0.6, 0.58],
    shadow: 0.15,
    shadowColor: '#27313d',
    lit: 0.1,
    height: 1,
  },
};
