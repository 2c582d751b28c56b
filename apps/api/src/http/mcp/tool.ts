import type { z } from 'zod';
import type { LocalCall } from '../operations.ts';

export interface Reader {
  /** Executes operations as a visitor. */
  call: LocalCall;
  /** Start of the addresses of pages, without a slash at its end. */
  publicUrl: string;
}

/** Something that an assistant can read. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  read(reader: Reader, given: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** A tool whose input and output have the types of its schemas. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  described: Omit<Tool, 'input' | 'output' | 'read'> & {
    input: Input;
    output: Output;
    read(reader: Reader, given: z.output<Input>): Promise<z.input<Output>>;
  },
): Tool {
  return described as unknown as Tool;
}
