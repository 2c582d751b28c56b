import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { importChunkBytes } from '@africanscity/contracts/listings/values';
import { expect } from 'vitest';
import { runJobs } from './run-jobs.ts';
import type { TestApp } from './test-app.ts';

/** Imports files over HTTP as a user. Each function returns the import when its jobs are done. */
export function importsOf(t: TestApp, headers: Record<string, string>) {
  async function act(call: string, fields: Record<string, string | number>): Promise<ListingImport> {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const response = await t.post(`africanscity/${call}`, body, { headers });
    expect(response.status, `${call}: ${await response.clone().text()}`).toBe(200);
    const { id } = (await response.json()) as ListingImport;
    await runJobs(t);
    return (await (await t.get(`africanscity/getlistingimport?id=${id}`, { headers })).json()) as ListingImport;
  }

  /** Uploads a file and checks it. */
  async function check(content: string | Uint8Array, fields: Record<string, string> = {}): Promise<ListingImport> {
    const bytes = Buffer.from(content);
    const { id } = await act('startlistingimport', { fileName: 'homes', fileSize: bytes.length, ...fields });
    for (let place = 0; place * importChunkBytes < bytes.length; place += 1) {
      const form = new FormData();
      form.append('id', String(id));
      form.append('place', String(place));
      const from = place * importChunkBytes;
      form.append('chunk', new Blob([bytes.subarray(from, from + importChunkBytes)]), 'blob');
      expect((await t.post('africanscity/saveimportchunk', form, { headers })).status).toBe(200);
    }
    return act('checklistingimport', { id });
  }

  const run = (id: number, fields: Record<string, string> = {}) => act('runlistingimport', { id, ...fields });
  return { check, run };
}
