/** Joins title, first name and surname. */
export function personName(person: { title: string | null; name: string; surname: string }): string {
  return [person.title, person.name, person.surname].filter(Boolean).join(' ');
}
