import type { Token } from '@africanscity/contracts/accounts/login';
import { data, redirect } from 'react-router-dom';
import { ApiFailure, type Call } from '../api/call.ts';
import type { FormAnswer } from '../components/use-posted-form.ts';
import type { LoaderContext } from './router.tsx';

/** A form that came to the server without scripts; the server's `PostedForm`. */
export interface PostedForm {
  /** What it holds, as text. */
  fields: Readonly<Record<string, string>>;
  /** Keeps the session of the token for the pages that come; null ends the one that is kept. */
  keepSession(token: Token | null): void;
  /** Remembers on the device whether its visitor is sent as little as possible. */
  keepSaveData(saves: boolean): void;
}

/** A form as its page's action gets it. */
export interface SentForm extends PostedForm {
  call: Call;
  /** Of the page. */
  url: URL;
}

/**
 * What a page does with its form when that comes without scripts, on the server: the same calls as with them. Resolves
 * to the address that says what happened; an `ApiFailure` is shown in the form, which keeps what was typed.
 */
export type FormAction = (form: SentForm) => Promise<string>;

/** Carries out a page's action as its route's. */
export async function runAction(action: FormAction, { post, queryClient }: LoaderContext, url: URL) {
  if (!post) throw new Error('Forms come here without scripts only.');
  try {
    return redirect(await action({ ...post, call: queryClient.call, url }), 303);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    // A password is never written into a page.
    const { password: _password, ...typed } = post.fields;
    const answer: FormAnswer = { typed, faults: failure.fields, message: failure.message };
    return data(answer, { status: failure.status });
  }
}
