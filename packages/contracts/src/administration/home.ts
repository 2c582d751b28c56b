import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { HomeSection } from './arrangement.ts';

/** A number of the home page: set by the company, or counted. */
export const Counter = z.object({ label: z.string(), value: z.number().int().min(0) });

export type Counter = z.infer<typeof Counter>;

/** Approved feedback. The author is a first name and the surname's first letter. */
export const Testimonial = z.object({
  id: z.number().int(),
  message: z.string(),
  author: z.string(),
  createdAt: z.string(),
});

export type Testimonial = z.infer<typeof Testimonial>;

/** A partner company. `logo` is the address of a picture; without one the name is shown. */
export const Partner = z.object({ name: z.string(), logo: z.string().nullable() });

export type Partner = z.infer<typeof Partner>;

export const HomeContent = z.object({
  counters: z.array(Counter),
  testimonials: z.array(Testimonial),
  partners: z.array(Partner),
  /** Shown sections, in their order. */
  sections: z.array(HomeSection),
});

export type HomeContent = z.infer<typeof HomeContent>;

/** Schemas of the input and response of each operation. */
export const homeSchemas = {
  getHomeContent: {
    summary: 'Returns counters, testimonials and partners of the home page, and its sections in their order.',
    response: HomeContent,
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
