import { pageLanguages } from '@africanscity/contracts/administration/company-page-values';
import type { SiteLanguage } from '@africanscity/contracts/rendered-page';
import { inLanguage } from '@africanscity/messages/language';
import { mainLanguage, pathPrefix } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import type { Config } from '../context.ts';
import { languageCode } from './request-language.ts';

/** Returns the languages that visitors can choose, each with texts in itself; none where there is one. */
export function siteLanguages({ languages: offered }: Pick<Config, 'languages'>): SiteLanguage[] {
  if (offered.length < 2) return [];
  return offered.map((code) => ({
    code,
    name: pageLanguages[code],
    offer: inLanguage(code, () => texts.readThisPage()),
  }));
}

/** Returns the language whose prefix an address has, and the address without it. */
export function splitLanguage({ languages }: Pick<Config, 'languages'>, url: string) {
  const code = languageCode(url);
  const language = languages.find((one) => one === code) ?? mainLanguage;
  const rest = url.slice(pathPrefix(language).length);
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` };
}
