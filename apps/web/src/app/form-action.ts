import type { PostedForm } from '@africanscity/contracts/rendered-page';
import { data, redirect } from 'react-router-dom';
import { ApiFailure, type Call } from '../api/call.ts';
import type { FormAnswer } from '../components/forms/use-posted-form.ts';
import type { LoaderContext } from './router.tsx';

/** A form as the page's action receives it. */
export interface SentForm extends PostedForm {
  call: Call;
  /** URL of the page. */
  url: URL;
}

/**
 * Handles a page's form that was submitted without scripts, on the server, with the same API calls. Resolves with the
 * address to redirect to. The form shows an `ApiFailure` and keeps the input.
 */
export type FormAction = (form: SentForm) => Promise<string>;

/** Runs a page's action as the action of its route. */
export async function runAction(action: FormAction, { post, queryClient }: LoaderContext, url: URL) {
  if (!post) throw new Error('Only forms without scripts are posted to the server.');
  try {
    return redirect(await action({ ...post, call: queryClient.call, url }), 303);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    // Passwords are never written into a page.
    const { password: _password, ...typed } = post.fields;
    const answer: FormAnswer = { typed, faults: failure.fields, message: failure.message };
    return data(answer, { status: failure.status });
  }
}
