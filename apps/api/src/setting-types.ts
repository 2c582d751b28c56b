import { mainLanguage, offeredLanguages } from '@africanscity/messages/languages';
import { z } from 'zod';
import { readDatabase, splitDatabases } from './addresses-in-settings.ts';

/** Kinds of values that settings have. */

/** Text that a function converts. An error of the function is the fault. */
export const readBy = (read: (text: string) => string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

/** Addresses of databases. */
export const databaseList = z.string().transform((text, context) => {
  try {
    return splitDatabases(text).map(readDatabase);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `each ${(error as Error).message}` });
    return z.NEVER;
  }
});

export const longSecret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes')
  .refine((text) => new Set(text).size >= 8, 'must not repeat so few characters');

export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

export const basePath = z
  .string()
  .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'must be / or a path such as /api, without a slash at its end')
  .transform((path) => (path === '/' ? '' : path));

export const origins = z.string().transform((text, context) => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, '').toLowerCase())
    .filter(Boolean);
  // Apps have their own schemes, such as capacitor://localhost.
  if (!entries.every((entry) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*]+$/.test(entry)))
    context.addIssue({
      code: 'custom',
      message: 'each must be an origin such as https://www.example.com: scheme, host and port, without a path or a *',
    });
  return entries;
});

/** Codes of offered languages. The main language is always one. */
export const languages = z.string().transform((text, context) => {
  const codes: readonly string[] = text.split(',').map((code) => code.trim().toLowerCase());
  if (!codes.every((code) => offeredLanguages.some((language) => language === code)))
    context.addIssue({ code: 'custom', message: `each must be one of: ${offeredLanguages.join(', ')}` });
  return offeredLanguages.filter((language) => language === mainLanguage || codes.includes(language));
});

/** A template of addresses with a fixed host, so that a content security policy can name the host. */
export function isTileUrl(text: string): boolean {
  const tile = text.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0');
  // Browsers receive the address, so it must not contain a password.
  if (URL.parse(tile)?.username || URL.parse(tile)?.password) return false;
  if (!/^https?:\/\//.test(text) || tile === text || /[{}\s"'<>;,]/.test(tile) || !URL.canParse(tile)) return false;
  return new URL(tile).origin === new URL(text.replace(/[{}]/g, '')).origin;
}
