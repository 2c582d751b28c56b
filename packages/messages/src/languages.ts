/** All languages that have message files, by their code in addresses and in `lang`. */
export const languages = ['en', 'fr', 'pt', 'sw', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The language of addresses without a prefix. */
export const mainLanguage: Language = 'en';

/** The beginning of a language's addresses: '' or a path such as '/fr'. */
export const pathPrefix = (language: Language): string => (language === mainLanguage ? '' : `/${language}`);

/** Languages that visitors can choose. Each must have all messages. The web app is built once for each. */
export const offeredLanguages: readonly Language[] = ['en', 'fr', 'pt', 'sw', 'ar'];

/** The direction of a language's writing. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
