import type { SiteLanguage } from '@africanscity/contracts/rendered-page';
import { language } from '@africanscity/messages/language';
import { pathPrefix } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import { ActionIcon, Group } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';

// The server renders these parts, and React leaves them alone in browsers: their code would be on every page. The
// document's inline script leads a link to the page that is open when it is clicked.
const left = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** Languages that visitors can choose; none where there is one. On the server only. */
export const LanguagesContext = createContext<readonly SiteLanguage[]>([]);

/** Links to this page in each language, without scripts too. The current language is plain text. */
export function LanguageChoice({ className }: { className: string | undefined }) {
  return import.meta.env.SSR ? (
    <div className={className}>
      <Choices />
    </div>
  ) : (
    <div className={className} {...left} />
  );
}

/**
 * Offers this page in the visitor's own language. The document's inline script shows the line before the first paint and
 * hides it for good when it is dismissed, so that cached pages have it and nothing moves.
 */
export function LanguageOffer() {
  return import.meta.env.SSR ? (
    <div>
      <Offers />
    </div>
  ) : (
    <div {...left} />
  );
}

function Choices() {
  return useContext(LanguagesContext).map(({ code, name }) =>
    code === language() ? (
      <span key={code} lang={code} aria-current="true">
        {name}
      </span>
    ) : (
      <PageIn key={code} code={code}>
        {name}
      </PageIn>
    ),
  );
}

function Offers() {
  const others = useContext(LanguagesContext).filter(({ code }) => code !== language());
  if (others.length === 0) return null;
  return (
    <Group gap={0} justify="center" bg="slate.9" c="white" data-language-offer="">
      <style>{showOffered(others.map(({ code }) => code))}</style>
      {others.map(({ code, offer }) => (
        <PageIn key={code} code={code}>
          {offer}
        </PageIn>
      ))}
      <ActionIcon variant="transparent" c="inherit" size={44} data-dismisses-offer="" aria-label={texts.dismiss()}>
        ×
      </ActionIcon>
    </Group>
  );
}

/** Shows the link in the language that the inline script names on the root element, and no line in other languages. */
function showOffered(codes: string[]): string {
  const named = codes.map((code) => `[data-offers=${code}]`);
  const offered = codes.map((code) => `[data-offers=${code}] [data-language-offer]>[lang=${code}]`);
  return [
    `:root:not(${named.join()}) [data-language-offer],[data-language-offer]>a{display:none}`,
    `${offered.join()}{display:inline}`,
  ].join('');
}

/** A link to this page in another language. The server reads the choice from the page that it comes from. */
function PageIn({ code, children }: { code: SiteLanguage['code']; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const to = pathPrefix(code);
  return (
    <a
      href={to + pathname + search}
      hrefLang={code}
      lang={code}
      referrerPolicy="same-origin"
      style={{ color: 'inherit' }}
      data-from={pathPrefix(language())}
      data-to={to}
    >
      {children}
    </a>
  );
}
