import * as texts from '@africanscity/messages/accounts';

/** The server's message for a wrong email and for a wrong password, so that it does not reveal which accounts exist. */
export const wrongLogin = () => texts.wrongLogin();

/** Returns the missing fields' errors. */
export function loginFaults({ email, password }: { email: string; password: string }): Record<string, string> {
  return {
    ...(email.trim() ? {} : { email: texts.enterYourEmailAddress() }),
    ...(password ? {} : { password: texts.enterYourPassword() }),
  };
}
