/** First and last name without the title. People with a single name have no last name. */
export function plainName({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].filter(Boolean).join(' ');
}

/** Returns a person's full name. */
export function fullName(user: { title: string | null; name: string; surname: string }): string {
  return [user.title, user.name, user.surname].filter(Boolean).join(' ');
}
