const rule =
  'percent-encode special characters in user name and password: @ is %40, : is %3A, / is %2F, ? is %3F, # is %23, % is %25';

/**
 * Returns `SCHEME://USER:PASSWORD@HOST…` with user and password percent-encoded, so that every reader splits it at the same
 * places. Accepts a raw @ in the password. Throws an error that shows `form` and no part of the text when the end of the
 * password is unclear: the rest of the password would be printed as the host.
 */
export function encodeCredentials(text: string, form: string): string {
  const fault = new Error(`must look like ${form}; ${rule}`);
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)(.*)$/is.exec(text.trim()) ?? [];
  const at = rest.lastIndexOf('@');
  const end = rest.search(/[/?#]/);
  if (end !== -1 && at > end) throw fault;
  try {
    const encoded = `${scheme}${at === -1 ? '' : `${encode(rest.slice(0, at))}@`}${rest.slice(at + 1)}`;
    if (!/^([\w.%-]*|\[[\da-f:.]+\])$/i.test(new URL(encoded).hostname)) throw fault;
    return encoded;
  } catch {
    throw fault;
  }
}

function encode(credentials: string): string {
  const [user = '', ...password] = credentials.split(':');
  const parts = password.length ? [user, password.join(':')] : [user];
  return parts.map((part) => encodeURIComponent(decodeURIComponent(part))).join(':');
}
