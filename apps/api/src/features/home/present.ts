import type { Testimonial } from '@africanscity/contracts/home';
import type { Feedback } from '@africanscity/db/generated/client';

/** Who praised the site agreed to be quoted, not to be looked up: the surname is one letter. */
export function presentTestimonial(row: Feedback & { user: { name: string; surname: string } }): Testimonial {
  const initial = [...row.user.surname.trim()][0];
  return {
    id: row.id,
    message: row.message,
    author: initial ? `${row.user.name} ${initial.toUpperCase()}.` : row.user.name,
    createdAt: row.createdAt.toISOString(),
  };
}
