import classes from './prose.module.css';

/** Running text with the styles of headings, paragraphs, lists and links. The HTML must be safe: the server makes it. */
export function ProseHtml({ html, lang }: { html: string; lang: string }) {
  return (
    <div
      className={classes.prose}
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
