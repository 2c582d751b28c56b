import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Returns the content of a JSON file of this folder. Throws an error that names the file and the wrong values. */
export function readJson<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> {
  return checkData(schema, file, JSON.parse(readText(file)));
}

/** Returns the lines of a CSV file of this folder, by the names in its first line. No value holds a comma or a quotation mark. */
export function readCsv<Schema extends z.ZodType>(line: Schema, file: string): z.infer<Schema>[] {
  const [head = '', ...lines] = readText(file).trim().split('\n');
  const names = head.split(',');
  const rows = lines.map((text) => Object.fromEntries(text.split(',').map((value, at) => [names[at], value])));
  return checkData(z.array(line), file, rows);
}

/** Returns the data in the type of the schema. Throws an error that names the file and the wrong values. */
export function checkData<Schema extends z.ZodType>(schema: Schema, file: string, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(`prisma/seed/demo/${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function readText(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
