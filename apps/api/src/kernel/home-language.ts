import { type Language, mainLanguage } from '@africanscity/messages/languages';
import type { Config } from '../context.ts';

/** Returns the language of visitors whose browser wants none that the site has. */
export function homeLanguage({ brand, languages }: Pick<Config, 'brand' | 'languages'>): Language {
  return languages.find((one) => one === brand.language) ?? mainLanguage;
}
