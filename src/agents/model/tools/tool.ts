// What a model can call. A tool gets input that its schema has accepted and answers in text.
import type * as z from 'zod';
import type { Copy } from './copy.ts';

export interface Tool<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** For the model. */
  description: string;
  input: Schema;
  /** For the log: what is about to happen, in a few words. */
  says(input: z.infer<Schema>): string;
  /** Ends soon after the signal, between two files at the latest. */
  run(input: z.infer<Schema>, copy: Copy, signal: AbortSignal): Promise<string>;
}

export const defineTool = <Schema extends z.ZodType>(tool: Tool<Schema>): Tool => tool as never;
