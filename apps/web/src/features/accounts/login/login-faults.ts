/** What the server says of a wrong email and of a wrong password alike, so that it tells nobody which accounts exist. */
export const wrongLogin = 'The email or the password is wrong.';

/** What is missing, by field. */
export function loginFaults({ email, password }: { email: string; password: string }): Record<string, string> {
  return {
    ...(email.trim() ? {} : { email: 'Enter your email address' }),
    ...(password ? {} : { password: 'Enter your password' }),
  };
}
