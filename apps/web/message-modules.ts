import { fileURLToPath } from 'node:url';
import { readAllMessages } from '@africanscity/messages/catalog';
import { compileMessages } from '@africanscity/messages/compile';
import type { Language } from '@africanscity/messages/languages';
import type { Plugin } from 'vite';
import { inlineMessages, messageSource, prefix, virtual } from './inline-messages.ts';

const messagesPackage = fileURLToPath(import.meta.resolve(`${prefix}languages`));

/**
 * Messages of one language for browsers. In a build each message is put where it is used, so that a page carries its own
 * messages alone: a text becomes a template, and a plural or choice a function in the chunk of its importer. In
 * development the module of a domain and language is loaded as a whole.
 */
export function messageModules(language: Language): Plugin {
  return {
    name: 'message-modules',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id.startsWith(virtual)) return id;
        if (importer?.startsWith(virtual)) return this.resolve(id, messagesPackage);
        if (id === `${prefix}language`) return `${virtual}language`;
        const domain = messageSource.exec(id)?.[1];
        return domain && this.resolve(`${prefix}${language}/${domain}`, messagesPackage);
      },
    },
    load(id) {
      if (id === `${virtual}language`) return `export const language = () => ${JSON.stringify(language)};`;
      const [, domain = '', key = ''] = /^\0message\/(\w+)\/(\w+)\?/.exec(id) ?? [];
      if (!key) return undefined;
      const { imports, functions } = compileMessages(language, { [key]: readAllMessages(language, domain)[key] ?? '' });
      return `${imports.join('\n')}\nexport default ${functions.get(key)};`;
    },
    transform(code, id) {
      if (this.environment.mode !== 'build' || !code.includes(prefix)) return undefined;
      return inlineMessages(code, this.parse(code), language, id);
    },
  };
}
