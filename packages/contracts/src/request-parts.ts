import type { AnyCall } from './call.ts';

/** The parts of the HTTP request of a call. */

type Values = Record<string, unknown>;

/** Address of a call, with the input of a call that sends it in the query. `apiBasePath` has no slash at its end. */
export function addressOf(apiBasePath: string, call: AnyCall, input: Values): string {
  const query = new URLSearchParams(sendsQuery(call) ? fieldsOf(call, input) : []);
  const search = query.toString();
  return `${apiBasePath}/${call.path}${search ? `?${search}` : ''}`;
}

/** Body of a call. Forms without files are sent as text: short, and not counted as uploads. */
export function bodyOf(call: AnyCall, input: Values): FormData | URLSearchParams | undefined {
  if (sendsQuery(call)) return undefined;
  const files = (call.files ?? []).flatMap((name) =>
    ((input[name] as Blob[] | undefined) ?? []).map((file) => [name, file] as const),
  );
  const fields = fieldsOf(call, input);
  if (files.length === 0) return fields.length > 0 ? new URLSearchParams(fields) : undefined;
  const form = new FormData();
  for (const [name, value] of [...fields, ...files]) form.append(name, value);
  return form;
}

function sendsQuery({ method, inQuery }: AnyCall): boolean {
  return method === 'GET' || inQuery === true;
}

/** Returns the non-empty fields without files, as texts. */
function fieldsOf({ files }: AnyCall, input: Values): [string, string][] {
  return Object.entries(input).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || files?.includes(name) ? [] : [[name, String(value)]],
  );
}
