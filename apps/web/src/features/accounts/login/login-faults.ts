/** The server's message for a wrong email and for a wrong password, so that it does not reveal which accounts exist. */
export const wrongLogin = 'The email or the password is wrong.';

/** Returns the missing fields' errors. */
export function loginFaults({ email, password }: { email: string; password: string }): Record<string, string> {
  return {
    ...(email.trim() ? {} : { email: 'Enter your email address' }),
    ...(password ? {} : { password: 'Enter your password' }),
  };
}
