import { domains, type Messages, readMessages } from './catalog.ts';
import { type Language, mainLanguage, offeredLanguages } from './languages.ts';
import { parametersType } from './parameters.ts';

/** Returns the faults of a language's files: unknown keys, other parameters and, if it is offered, missing keys. */
export function faultsOf(language: Language, isOffered = offeredLanguages.includes(language)): string[] {
  return domains().flatMap((domain) =>
    faultsOfFile(`${language}/${domain}.json`, {
      main: readMessages(mainLanguage, domain),
      translated: readMessages(language, domain),
      isOffered,
    }),
  );
}

export function faultsOfFile(
  file: string,
  { main, translated, isOffered }: { main: Messages; translated: Messages; isOffered: boolean },
): string[] {
  const where = (key: string) => `${file}: ${key}`;
  return [
    ...Object.keys(translated).flatMap((key) => (key in main ? [] : [`${where(key)} is not in ${mainLanguage}`])),
    ...Object.entries(main).flatMap(([key, message]) => {
      const text = translated[key];
      if (text === undefined) return isOffered ? [`${where(key)} is missing`] : [];
      const [wanted, found] = [parametersType(message), parametersType(text)];
      return wanted === found
        ? []
        : [`${where(key)} has the parameters ${found ?? 'none'} instead of ${wanted ?? 'none'}`];
    }),
  ];
}
