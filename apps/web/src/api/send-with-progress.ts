interface ProgressRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData | URLSearchParams | undefined;
}

/** Sends like `fetch`, which cannot report upload progress. Rejects without a response. */
export function sendWithProgress(
  address: string,
  { method, headers, body }: ProgressRequest,
  onProgress: (sent: number, total: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = request.onerror;
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers });
}
