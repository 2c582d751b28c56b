/** A person's name as people read it. */
export function fullName(user: { title: string | null; name: string; surname: string }): string {
  return [user.title, user.name, user.surname].filter(Boolean).join(' ');
}
